"""The door: who comes in, from where, how often, and what every answer carries."""

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Args
from tablee.server import metrics, problems
from tablee.server.guests.identity import COOKIE, COOKIE_AGE, Signer
from tablee.server.guests.limits import Buckets
from tablee.server.http.address import network
from tablee.server.http.bodies import Bodies
from tablee.server.http.entrance import Connection
from tablee.server.http.schemas import Wrong
from tablee.server.problems import Trouble, flat
from tablee.server.settings import Quotas, Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
COSTLY: Final = frozenset({"/readyz"})
"""Pages beside the JSON interface that are work: a write to the disk."""
PROBES: Final = frozenset({"/healthz", "/readyz"})
"""Asked by machines, which have no seat to keep."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards and dancers; an attribute runs no script
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "X-Frame-Options": "DENY",
    "Server": "tablee",
}

STATUSES: Final = {
    problems.TABLE_UNKNOWN: 404,
    problems.NOT_FOUND: 404,
    problems.METHOD_WRONG: 405,
    problems.REQUEST_MALFORMED: 400,
    problems.REQUEST_TOO_BIG: 413,
    problems.ORIGIN_FOREIGN: 403,
    problems.RECORD_NOT_YET: 403,
    problems.EYES_NOT_YOURS: 403,
    problems.NOT_ADMITTED: 403,
    problems.TOO_FAST: 429,
    problems.TOO_MANY: 429,
    problems.REQUEST_SLOW: 408,
    problems.SERVER_BUSY: 503,
    problems.STORE_FAILED: 503,
    problems.STORE_AWAY: 503,
    problems.SERVER_FAULT: 500,
}
REFUSED: Final = 422
"""Understood, but it cannot be: a wrong option, a broken record."""

GONE: Final = 400
"""Said to nobody: they went before they could be answered."""

log = structlog.get_logger("tablee.door")

T = TypeVar("T")

GUEST: Final = web.RequestKey("guest", str)
NEWCOMER: Final = web.RequestKey("newcomer", str)


class Door:
    """What the middlewares share."""

    def __init__(self, settings: Settings, signer: Signer) -> None:
        self.settings = settings
        self.signer = signer
        quotas: Quotas = settings.quotas
        self.requests = Buckets(quotas.requests)
        self.connects = Buckets(quotas.connects)
        self.creations = Buckets(quotas.creations)
        self.misses = Buckets(quotas.misses)
        self.crowds = Buckets(quotas.crowd)
        self.heavy = Buckets(quotas.heavy)
        self.bodies = Bodies(quotas)
        self.sockets: dict[str, int] = {}

    def address(self, request: web.Request) -> str:
        """Where the request comes from; the proxy, if there is one, says so last, and all before may be made up."""
        lines = request.headers.getall("X-Forwarded-For", ()) if self.settings.proxy else ()
        return network(",".join(lines).rpartition(",")[2].strip() or request.remote or "")

    def enter(self, address: str) -> None:
        """One more connection of that address."""
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """One connection less."""
        left = self.sockets[address] - 1
        if left:
            self.sockets[address] = left
        else:
            del self.sockets[address]

    def spend(self, buckets: Buckets, request: web.Request) -> None:
        """Trouble if the address has done that too often."""
        if not buckets.take(self.address(request)):
            raise Trouble(problems.TOO_FAST)

    async def body(self, request: web.Request, kind: type[T]) -> T:
        """The body of a request, checked."""
        return await self.bodies.read(request, self.address(request), kind)

    def check_guesses(self, request: web.Request) -> None:
        """Trouble if the address has named too many codes that no table has: a right one is not looked up either."""
        if not self.misses.may(self.address(request)):
            raise Trouble(problems.TOO_FAST)

    def note_miss(self, request: web.Request, code: str) -> Trouble:
        """No such table; who guesses too often must wait."""
        paid = self.misses.charge(self.address(request))
        return Trouble(problems.TABLE_UNKNOWN, code=code) if paid else Trouble(problems.TOO_FAST)

    def check_origin(self, request: web.Request) -> None:
        """Only our own pages may act for a browser."""
        origin = request.headers.get("Origin")
        if origin is None:
            return
        ours = {request.host, site(self.settings.public_url)}
        if site(origin) not in ours - {""}:
            raise Trouble(problems.ORIGIN_FOREIGN)

    def identify(self, request: web.Request) -> None:
        """Who it is; somebody new gets a token."""
        guest = self.signer.guest(request.cookies.get(COOKIE, ""))
        if guest is None:
            token = self.signer.new_token()
            request[NEWCOMER] = token
            guest = token.partition(".")[0]
        request[GUEST] = guest

    async def dress(self, request: web.Request, response: web.StreamResponse) -> None:
        """What every answer carries."""
        response.headers.setdefault("Content-Security-Policy", POLICY)
        for name, value in HEADERS.items():
            response.headers[name] = value
        if request.path.startswith("/api/"):
            response.headers.setdefault("Cache-Control", "no-store")
        token = None if request.path in PROBES else request.get(NEWCOMER)
        if token is not None and "immutable" not in response.headers.get("Cache-Control", ""):
            response.headers.add("Set-Cookie", self._cookie(token, request.host))

    def _cookie(self, token: str, host: str) -> str:
        """A cookie that no script can read and no other site sends for us; in the room it must do without HTTPS."""
        public = urlsplit(self.settings.public_url)
        secure = "; Secure" if public.scheme == "https" and host == public.netloc else ""
        return f"{COOKIE}={token}; Max-Age={COOKIE_AGE}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def middleware(self) -> Middleware:
        """Everybody comes through here."""

        @web.middleware
        async def door(request: web.Request, handler: Handler) -> web.StreamResponse:
            connection = request.protocol
            assert isinstance(connection, Connection)
            connection.begin()
            try:
                response = await self._answer(request, handler)
            finally:
                connection.rest()
            resource = request.match_info.route.resource
            metrics.REQUESTS.labels(resource.canonical if resource else "-", str(response.status)).inc()
            return response

        return door

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self.identify(request)
        try:
            if request.path.startswith("/api/") or request.path in COSTLY:
                self.spend(self.requests, request)
            if request.method not in SAFE:
                self.check_origin(request)
            return await handler(request)
        except TableeError as error:
            return wrong(error.problem.key, error.problem.args)
        except web.HTTPRequestEntityTooLarge:
            return wrong(problems.REQUEST_TOO_BIG, {"most": self.settings.quotas.body_bytes})
        except web.HTTPNotFound:
            return wrong(problems.NOT_FOUND)
        except web.HTTPMethodNotAllowed as error:
            response = wrong(problems.METHOD_WRONG)
            response.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
            return response
        except web.HTTPException:
            raise
        except Exception:
            if request.transport is None or request.transport.is_closing():
                return web.Response(status=GONE)
            log.exception("request_fault", method=request.method, route=str(request.match_info.route.resource))
            return wrong(problems.SERVER_FAULT)


def site(url: str) -> str:
    """The host and port of an address; empty if it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def wrong(key: str, args: Args | None = None) -> web.Response:
    """The answer to a request that cannot be fulfilled."""
    return reply(Wrong(key, flat(args or {})), STATUSES.get(key, REFUSED))


def reply(data: object, status: int = 200) -> web.Response:
    """An answer in JSON."""
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")
