import ContractAudit
import Testing

@Suite struct SwiftTypeTextTests {
    private let text = SwiftTypeText.named("String", arguments: [])

    @Test func spellings() {
        #expect(SwiftTypeText("String") == text)
        #expect(SwiftTypeText(" [ String ]? ") == .optional(.array(text)))
        #expect(SwiftTypeText("Optional<Array<String>>") == .optional(.array(text)))
        #expect(SwiftTypeText("[String: [String]]") == .dictionary(.array(text)))
        #expect(SwiftTypeText("Dictionary<String, String>") == .dictionary(text))
        #expect(SwiftTypeText("Set<String>") == .array(text))
        #expect(SwiftTypeText("Envelope<[String: Int], String>").base == "Envelope")
        #expect(SwiftTypeText("(Int, Int)") == .other("(Int, Int)"))
        #expect(SwiftTypeText("String!").isOptional)
        #expect(SwiftTypeText("") == .other(""))
    }
}
