import Foundation

extension FoundValue {
    /// Converts a Swift value to its JSON form, for a report. The contents of arrays and dictionaries are not used.
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

    /// Converts a record, a number, or another encodable value such as a `UUID`.
    private static func encoded(_ value: some Encodable) -> FoundValue? {
        guard let data = try? DTOEncoder().encode(value),
            let json = try? DTODecoder().decode(JSONValue.self, from: data)
        else { return nil }
        return FoundValue(json)
    }
}
