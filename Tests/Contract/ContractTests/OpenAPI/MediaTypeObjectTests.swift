import Testing
@testable import ContractModel

/// Media types are compared without case and without parameters (RFC 9110, section 8.3.1).
@Suite struct MediaTypeObjectTests {
    @Test(arguments: [
        "application/json", "application/JSON; charset=utf-8", "application/problem+json",
        "application/vnd.a.v2+json;q=1",
        "text/json", "*/*", "application/*",
    ])
    func json(_ mediaType: String) {
        #expect(MediaType.isJSON(mediaType))
        #expect(MediaType.isStructured(mediaType))
    }

    @Test(arguments: ["multipart/form-data; boundary=a", "multipart/mixed", "application/x-www-form-urlencoded"])
    func forms(_ mediaType: String) {
        #expect(!MediaType.isJSON(mediaType))
        #expect(MediaType.isStructured(mediaType))
    }

    @Test(arguments: ["application/xml", "text/plain", "application/octet-stream", "application/jsonl", "image/*", ""])
    func others(_ mediaType: String) {
        #expect(!MediaType.isStructured(mediaType))
    }

    /// These are the sequential media types (OpenAPI 3.2.0, section 4.14.3), and other names for lines of JSON.
    @Test(arguments: [
        "text/event-stream", "TEXT/event-stream; charset=utf-8", "application/x-ndjson", "application/ndjson",
        "application/jsonl", "application/json-seq", "application/geo+json-seq",
    ])
    func streams(_ mediaType: String) {
        #expect(MediaType.isStream(mediaType))
        #expect(!MediaType.isStructured(mediaType))
    }

    @Test(arguments: [
        ("application/json", ["application/json"]),
        ("application/json, application/xml", ["application/json", "application/xml"]),
        ("a/b,c/d;e=\"f,g\" , h/i", ["a/b", "c/d;e=\"f,g\"", "h/i"]), (", a/b,", ["a/b"]), ("", [""]), (",", [","]),
    ])
    func lists(_ text: String, _ names: [String]) {
        #expect(MediaType.names(in: text) == names)
    }
}
