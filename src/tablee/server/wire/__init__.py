"""What goes over a socket: the messages, the frames that carry them, and how long they take."""
