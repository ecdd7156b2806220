@_spi(Generated) import DTORuntime
import Testing

/// A name decides whether its value is a secret in logs, journals and recordings.
@Suite struct SecretNameTests {
    @Test(arguments: [
        "X-API-Key", "api_key", "apikey", "key", "KEY", "keys", "key2", "client_secret", "sessionToken", "Set-Cookie",
        "Authorization", "proxy-authorization", "userPassword", "PWD", "pin", "jwt", "Signature", "x-auth", "authToken",
        "APIKEY", "API KEY", "böse-key", "session", "PHPSESSIONID_session", "sid", "passcode", "cvv", "ssn",
        "client_assertion",
        "sig", "refresh", "access",
    ])
    func secrets(_ name: String) {
        #expect(SecretName.matches(name))
    }

    @Test(arguments: [
        "monkey", "Monkey", "keyboard", "author", "authors", "spin", "ping", "pinned", "q", "", "page", "signatures",
        "é", "code", "errorCode", "country_code", "accessLevel", "sessions",
        "X-Request-ID", "accept",
    ])
    func otherNames(_ name: String) {
        #expect(!SecretName.matches(name))
    }
}
