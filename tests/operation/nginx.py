"""A real nginx with the configuration that we hand out, and a certificate to throw away."""

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..server.process import free_port
from .programs import ensure

SITE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
UP = 60.0
"""Seconds a start may take on a busy machine."""

AROUND = """
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What a distribution puts around a site."""


class Proxy:
    """Where it listens, and how to trust it."""

    def __init__(self, folder: Path, behind: int) -> None:
        self.folder = folder
        self.behind = behind
        self.port = free_port()
        self.plain = free_port()
        self.url = f"https://localhost:{self.port}"

    def site(self) -> str:
        """Our configuration with the ports and the certificate of this test, and nothing else changed."""
        text = SITE.read_text()
        for ours, here in (
            ("listen 443 ssl", f"listen {self.port} ssl"),
            ("listen 80;", f"listen {self.plain};"),
            ("server 127.0.0.1:8080;", f"server 127.0.0.1:{self.behind};"),
            ("/etc/letsencrypt/live/tablee.example/fullchain.pem", f"{self.folder}/certificate.pem"),
            ("/etc/letsencrypt/live/tablee.example/privkey.pem", f"{self.folder}/key.pem"),
        ):
            assert text.count(ours) == 1, ours
            text = text.replace(ours, here)
        return text

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.folder / "certificate.pem")

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


@contextmanager
def nginx_before(port: int, folder: Path) -> Iterator[Proxy]:
    """nginx in front of the server on that port."""
    nginx, openssl = ensure("nginx"), ensure("openssl")
    proxy = Proxy(folder, port)
    certify(openssl, folder)
    (folder / "site.conf").write_text(proxy.site())
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    command = [nginx, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    child = subprocess.Popen([*command, "-g", "daemon off;"])
    try:
        end = time.monotonic() + UP
        while not proxy.answers():
            assert child.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < end, "nginx did not start"
            time.sleep(0.02)
        yield proxy
    finally:
        child.terminate()
        child.wait(60)


def certify(openssl: str, folder: Path) -> None:
    """A certificate for this machine, good for a day."""
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem"), "-days", "1"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,DNS:tablee.example"]
    subprocess.run(command, check=True, capture_output=True)
