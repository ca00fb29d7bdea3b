"""What the server answers over HTTP: the door everybody comes through, the interface, the page, the sockets."""
