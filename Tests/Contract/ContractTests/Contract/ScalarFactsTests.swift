import Testing
@testable import ContractModel

@Suite struct ScalarFactsTests {
    /// A format that two types of one JSON type have by default would mean either of them.
    @Test func aFormatMeansOneType() {
        for formats in [\ScalarFacts.textFormats, \.integerFormats, \.numberFormats] {
            let all = ScalarType.known.flatMap { $0.facts[keyPath: formats] }
            #expect(all.count == Set(all).count, "\(all)")
        }
    }

    /// A type without texts and without a JSON type of its own could be neither read nor checked.
    @Test(arguments: ScalarType.known)
    func aTypeHasTheFactsOfItsForm(_ type: ScalarType) {
        let facts = type.facts
        #expect(facts.json == .string || facts.texts == nil)
        #expect((facts.texts == nil) == (facts.json != .string || type == .string))
        #expect(facts.literal != .initializer || facts.texts != nil)
        #expect(facts.zero.map { $0.jsonType == facts.json || facts.literal == .number } ?? true)
    }

    @Test func zeroValuesOfTextsAreRead() throws {
        for type in ScalarType.known {
            guard let texts = type.facts.texts, case .string(let zero)? = type.zero, !zero.isEmpty else { continue }
            #expect(texts.accepts(zero), "\(type)")
            #expect(texts.canonical(zero) == zero, "\(type)")
        }
    }
}
