import Testing

@testable import DTOContract

/// Tests the meaning of a `Content-Type` (RFC 9110 section 8.3.1).
@Suite struct RuntimeMediaTypeTests {
    @Test(arguments: [
        ("application/json", true), ("Application/JSON; charset=utf-8", true), ("text/json", true),
        ("application/problem+json", true), ("application/json-seq", false), ("text/plain", false), ("", false),
    ])
    func whatIsJSON(_ mediaType: String, _ expected: Bool) {
        #expect(RuntimeMediaType.isJSON(mediaType) == expected)
    }

    @Test(arguments: [
        ("text/event-stream;charset=utf-8", true), ("TEXT/EVENT-STREAM", true), ("text/event-streams", false),
    ])
    func whatIsAStreamOfEvents(_ mediaType: String, _ expected: Bool) {
        #expect(RuntimeMediaType.isEventStream(mediaType) == expected)
    }

    @Test(arguments: [
        ("image/png", "image/*", true), ("image/png; q=1", "IMAGE/PNG", true), ("image/png", "*/*", true),
        ("image/png", "image/gif, image/png", true), ("image/png", "image/gif", false), ("image", "*/*", false),
        ("", "*/*", false), ("application/vnd.a+json", "application/*+json", true),
        ("application/json", "application/*+json", false), ("text/a+json", "application/*+json", false),
    ])
    func whatFitsARange(_ mediaType: String, _ wanted: String, _ expected: Bool) {
        #expect(RuntimeMediaType.fits(mediaType, wanted) == expected)
    }
}
