import ContractModel
import SwiftEmission

/// Writes a value of the contract as a literal of `JSON` in DTOTesting.
enum JSONLiteral {
    static func text(_ value: ContractValue) -> String {
        switch value {
        case .null: ".null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let digits): Int64(digits) == nil ? number(digits) : digits
        case .number(let digits): number(digits)
        case .string(let text): SwiftLiteral.string(text).text
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .object(let members): object(members)
        }
    }

    private static func number(_ digits: String) -> String {
        ".number(\(SwiftLiteral.string(digits).text))"
    }

    private static func object(_ members: [ContractValue.Member]) -> String {
        let entries = members.map { "\(SwiftLiteral.string($0.key).text): \(text($0.value))" }
        return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }
}
