import Testing

@testable import DTOGeneration

/// Media types are compared without case and parameters (RFC 9110, section 8.3.1).
@Suite struct MediaTypeObjectTests {
    @Test(arguments: [
        "application/json", "application/JSON; charset=utf-8", "application/problem+json",
        "application/vnd.a.v2+json;q=1",
        "text/json", "*/*", "application/*",
    ])
    func json(_ mediaType: String) {
        #expect(MediaTypeObject.isJSON(mediaType))
        #expect(MediaTypeObject.isStructured(mediaType))
    }

    @Test(arguments: ["multipart/form-data; boundary=a", "multipart/mixed", "application/x-www-form-urlencoded"])
    func forms(_ mediaType: String) {
        #expect(!MediaTypeObject.isJSON(mediaType))
        #expect(MediaTypeObject.isStructured(mediaType))
    }

    @Test(arguments: ["application/xml", "text/plain", "application/octet-stream", "application/jsonl", "image/*", ""])
    func others(_ mediaType: String) {
        #expect(!MediaTypeObject.isStructured(mediaType))
    }
}
