import ContractModel
import SwiftEmission

/// Makes the tests of an enumeration's mapping.
struct EnumerationTestLowering {
    let enumeration: MappedEnumeration
    let lowering: SwiftLowering
    let words: MappingWords

    /// Returns the view of the tests, or nil unless all values are strings, or all values are integers.
    func view(modules: [String]) -> ListedView? {
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
        return ListedView([
            .header: .leaves(lowering.header), .imports: .leaves(words.testImports(modules)),
            .name: .leaf(enumeration.type.name),
            .declaration: .leaf(words.suite(enumeration.type.name + "MappingTests")),
            .function: .leaf(words.test("everyValue")), .elements: .leaves(words.lines(known)),
            .method: .leaf(words.test("valuesThatTheContractDoesNotName")),
            .alternatives: .leaves(words.lines([expectation(unknown, enumeration.fallback)])),
        ])
    }

    private func expectation(_ raw: String, _ member: SwiftIdentifier) -> TestStatement {
        let type = words.imported(enumeration.type)
        return .expect("\(type)(\(enumeration.source.text)(rawValue: \(raw)))", ExpectedValue(".\(member.member)"))
    }
}
