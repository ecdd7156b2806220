import Foundation

extension FoundValue {
    /// A value of Swift's as JSON has it, for a report. Of collections no more than how much is in them is looked at.
    init(of value: Any) {
        self =
            switch value {
            case let found as FoundValue: found
            case let json as JSONValue: FoundValue(json)
            case let text as String: .string(text)
            case let flag as Bool: .boolean(flag)
            case let array as [Any]: .array(count: array.count)
            case let object as [String: Any]: .object(keys: object.keys.sorted())
            case let date as Date: .string(Timestamp(date).text)
            case let enumeration as any OpenEnumeration: FoundValue(of: enumeration.rawValue)
            case let encodable as any Encodable: Self.encoded(encodable) ?? .string(String(describing: value))
            default: .string(String(describing: value))
            }
    }

    /// A record of the contract's, a number, or what has a text in JSON, such as a `UUID`.
    private static func encoded(_ value: some Encodable) -> FoundValue? {
        guard let data = try? DTOEncoder().encode(value),
            let json = try? DTODecoder().decode(JSONValue.self, from: data)
        else { return nil }
        return FoundValue(json)
    }
}
