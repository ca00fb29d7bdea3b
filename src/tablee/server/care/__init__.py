"""What whoever runs a server does for it: backup, a look at its health, taking away what is old."""
