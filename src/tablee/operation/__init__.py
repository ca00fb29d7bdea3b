"""What whoever runs a server may say behind `tablee`, and what it answers."""
