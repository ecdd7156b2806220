import Testing
@testable import ContractModel

@Suite struct ScalarFactsTests {
    /// Two types with one JSON type never have one default format, because the format would be ambiguous.
    @Test func aFormatMeansOneType() {
        for formats in [\ScalarFacts.textFormats, \.integerFormats, \.numberFormats] {
            let all = ScalarType.known.flatMap { $0.facts[keyPath: formats] }
            #expect(all.count == Set(all).count, "\(all)")
        }
    }

    /// Each type has a text form or a JSON type of its own. Otherwise it could be neither decoded nor checked.
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
