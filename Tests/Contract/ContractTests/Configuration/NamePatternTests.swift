import Testing
@testable import GenerationSettings

@Suite struct NamePatternTests {
    @Test(arguments: [
        ("*Envelope", "WorkEnvelope", true), ("*Envelope", "Envelope", true), ("*Envelope", "EnvelopeOfWork", false),
        ("Page*", "PageOfWorks", true), ("A*B", "AB", true), ("A*A", "A", false), ("Work", "Work", true),
        ("Work", "Works", false), ("*", "", true), ("/v1/*/status", "/v1/jobs/{id}/status", true),
        ("*a*b*", "xxaxbx", true), ("*a*b*", "xxbxax", false), ("a*b*c", "abc", true), ("a*b*c", "acb", false),
        ("**", "x", true), ("*ab*ab", "xab", false), ("", "", true), ("", "a", false),
    ])
    func matches(_ pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
