"""An authorization server of Authlib, and an API that accepts its tokens, on loopback."""

from __future__ import annotations

import logging
import os
import threading
import time
from typing import Any

# The server runs without TLS, which Authlib refuses unless it is on loopback for tests.
os.environ["AUTHLIB_INSECURE_TRANSPORT"] = "1"

from authlib.integrations.flask_oauth2 import AuthorizationServer, ResourceProtector
from authlib.oauth2 import OAuth2Error
from authlib.oauth2.rfc6749 import grants
from authlib.oauth2.rfc6750 import BearerTokenValidator
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oauth2.rfc9207 import IssuerParameter
from flask import Flask, jsonify, request
from werkzeug.serving import make_server

# Only errors are shown, and not each request.
logging.getLogger("werkzeug").setLevel(logging.ERROR)
REDIRECT = "com.example.books:/signed-in"


class Client:
    """A client that is registered: an app without a secret, or a service with one."""

    def __init__(self, name: str, secret: str | None, grant_types: set[str], methods: set[str]) -> None:
        self.name, self.secret, self.grant_types, self.methods = name, secret, grant_types, methods

    def get_client_id(self) -> str:
        return self.name

    def get_default_redirect_uri(self) -> str:
        return REDIRECT

    def get_allowed_scope(self, scope: str) -> str:
        return " ".join(word for word in (scope or "").split() if word in ("read", "write"))

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return redirect_uri == REDIRECT

    def check_client_secret(self, secret: str) -> bool:
        return secret == self.secret

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return method in self.methods

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type in self.grant_types


class Token:
    def __init__(self, client: str, values: dict[str, Any]) -> None:
        self.client, self.values = client, values
        self.access, self.refresh = values["access_token"], values.get("refresh_token")
        self.end = time.time() + values["expires_in"]
        self.is_refused = self.is_renewed = False

    def check_client(self, client: Client) -> bool:
        return client.name == self.client

    def get_scope(self) -> str:
        return self.values.get("scope", "")

    def is_expired(self) -> bool:
        return time.time() > self.end

    def is_revoked(self) -> bool:
        return self.is_refused


class Code:
    def __init__(self, query: Any) -> None:
        self.client = query.client.name
        self.redirect, self.scope = query.payload.redirect_uri, query.payload.scope
        self.code_challenge = query.payload.data.get("code_challenge")
        self.code_challenge_method = query.payload.data.get("code_challenge_method")

    def get_redirect_uri(self) -> str:
        return self.redirect

    def get_scope(self) -> str:
        return self.scope


class Server:
    """The state of the server, which tests read and change."""

    def __init__(self) -> None:
        self.clients = {
            "app": Client("app", None, {"authorization_code", "refresh_token"}, {"none"}),
            "service": Client("service", "p%:ä +&", {"client_credentials"}, {"client_secret_basic"}),
            "poster": Client("poster", "p%:ä +&", {"client_credentials"}, {"client_secret_post"}),
        }
        self.codes: dict[str, Code] = {}
        self.tokens: list[Token] = []
        # The grant types of the requests that the token endpoint has received.
        self.requests: list[str] = []
        self.life = 3600
        self.takes_secret_in_form = False
        self.http = make_server("127.0.0.1", 0, self.app(), threaded=True)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def reset(self) -> None:
        self.codes.clear()
        self.tokens.clear()
        self.requests.clear()
        self.life, self.takes_secret_in_form = 3600, False

    def metadata(self) -> dict[str, Any]:
        return {
            "issuer": self.url, "authorization_endpoint": f"{self.url}/authorize", "token_endpoint": f"{self.url}/token",
            "code_challenge_methods_supported": ["S256"], "authorization_response_iss_parameter_supported": True,
            "token_endpoint_auth_methods_supported": ["client_secret_post" if self.takes_secret_in_form else "client_secret_basic"],
        }

    def app(self) -> Flask:
        state = self
        app = Flask("sign-in")
        app.config["OAUTH2_REFRESH_TOKEN_GENERATOR"] = True
        server = AuthorizationServer(app, self.clients.get, self.save)
        # Authlib reads the life of tokens once, and tests change it.
        generate = server.generate_token
        server.generate_token = lambda *words, **named: {**generate(*words, **named), "expires_in": state.life}

        class CodeGrant(grants.AuthorizationCodeGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = ["none"]

            def save_authorization_code(self, code: str, query: Any) -> None:
                state.codes[code] = Code(query)

            def query_authorization_code(self, code: str, client: Client) -> Code | None:
                return state.codes.pop(code, None)

            def delete_authorization_code(self, code: Code) -> None:
                pass

            def authenticate_user(self, code: Code) -> str:
                return "ada"

        class RefreshGrant(grants.RefreshTokenGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = ["none"]
            INCLUDE_NEW_REFRESH_TOKEN = True

            def authenticate_refresh_token(self, text: str) -> Token | None:
                return next((token for token in state.tokens if token.refresh == text and not token.is_renewed), None)

            def authenticate_user(self, token: Token) -> str:
                return "ada"

            def revoke_old_credential(self, token: Token) -> None:
                token.is_renewed = token.is_refused = True

        class ClientGrant(grants.ClientCredentialsGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_basic", "client_secret_post"]

        class Issuer(IssuerParameter):
            def get_issuer(self) -> str:
                return state.url

        class Validator(BearerTokenValidator):
            def authenticate_token(self, text: str) -> Token | None:
                return next((token for token in state.tokens if token.access == text), None)

        server.register_grant(CodeGrant, [CodeChallenge(required=True)])
        server.register_grant(RefreshGrant)
        server.register_grant(ClientGrant)
        server.register_extension(Issuer())
        protector = ResourceProtector()
        protector.register_token_validator(Validator())

        @app.get("/.well-known/oauth-authorization-server")
        def metadata() -> Any:
            return jsonify(state.metadata())

        @app.get("/authorize")
        def authorize() -> Any:
            try:
                grant = server.get_consent_grant(end_user="ada")
            except OAuth2Error as error:
                return server.handle_error_response(server.create_oauth2_request(None), error)
            return server.create_authorization_response(grant_user="ada", grant=grant)

        @app.post("/token")
        def token() -> Any:
            state.requests.append(request.form["grant_type"])
            return server.create_token_response()

        @app.get("/books")
        @protector("read")
        def books() -> Any:
            return jsonify([])

        return app

    def save(self, values: dict[str, Any], query: Any) -> None:
        self.tokens.append(Token(query.client.name, values))

    def stop(self) -> None:
        self.http.shutdown()
