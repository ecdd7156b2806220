import ContractModel
import SwiftEmission

/// Makes the tests of an enumeration's mapping.
struct EnumerationTestLowering {
    private let enumeration: MappedEnumeration
    private let lowering: SwiftLowering
    private let words: MappingWords

    init(_ enumeration: MappedEnumeration, _ lowering: SwiftLowering, _ words: MappingWords) {
        self.enumeration = enumeration
        self.lowering = lowering
        self.words = words
    }

    /// - Returns: Nil if the values are of several kinds.
    func view(modules: [String]) -> EnumerationTestView? {
        guard case .enumeration(let shape) = lowering.contract[enumeration.id].shape else { return nil }
        let unknown: String
        switch shape.rawType {
        case .string: unknown = "\"a value that nobody knows\""
        case .integer: unknown = "-987_654_321"
        case .json: return nil
        }
        let known = enumeration.cases.compactMap { element -> TestStatement? in
            switch element.value {
            case .string(let text): expectation(SwiftLiteral.string(text).text, element.member)
            case .integer(let digits): expectation(digits, element.member)
            case .null, .boolean, .number, .array, .object: nil
            }
        }
        return EnumerationTestView(
            header: lowering.header, imports: words.testImports(modules), words: words, name: enumeration.type.name,
            known: words.lines(known), unknown: words.lines([expectation(unknown, enumeration.fallback)]))
    }

    private func expectation(_ raw: String, _ member: SwiftIdentifier) -> TestStatement {
        let type = words.imported(enumeration.type)
        return .expect("\(type)(\(enumeration.source.text)(rawValue: \(raw)))", ExpectedValue(".\(member.member)"))
    }
}
