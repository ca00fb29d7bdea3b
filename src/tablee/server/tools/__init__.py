"""Pages made from the code: the protocol for people, the types for the browser."""
