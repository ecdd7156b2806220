import Foundation

/// Finds the value that replaces a required payload if the payload is missing or unusable.
///
/// Generated code contains the replacement of each property whose type it knows. The payload of an envelope can have
/// any type, so its replacement is found at run time.
enum AbsentPayload<Payload: Decodable> {
    /// - Parameter zeros: Whether scalars and enumerations are also replaced, for example by `""`, 0 and `unknown("")`.
    static func value(zeros: Bool) -> Payload? {
        switch Payload.self {
        case let type as any EmptyValued.Type: type.empty as? Payload
        case let type as any ZeroValued.Type: zeros ? type.zero as? Payload : nil
        case let type as any OpenEnumeration.Type: zeros ? type.zero as? Payload : nil
        default: nil
        }
    }
}

/// A type that has an empty value, such as `[]`, which replaces an absent payload.
protocol EmptyValued {
    static var empty: Self { get }
}

/// A type that can represent the JSON value null.
protocol NullValued: EmptyValued {}

extension Array: EmptyValued {
    static var empty: [Element] { [] }
}

extension Dictionary: EmptyValued {
    static var empty: [Key: Value] { [:] }
}

extension Optional: EmptyValued, NullValued {
    static var empty: Wrapped? { nil }
}

extension JSONValue: EmptyValued, NullValued {
    static var empty: JSONValue { .null }
}

/// A scalar type with a value that replaces an absent scalar, such as 0 or `""`.
protocol ZeroValued {
    static var zero: Self { get }
}

extension Int: ZeroValued {}
extension Int64: ZeroValued {}
extension UInt64: ZeroValued {}
extension Double: ZeroValued {}
extension Decimal: ZeroValued {}

extension String: ZeroValued {
    static var zero: String { "" }
}

extension Bool: ZeroValued {
    static var zero: Bool { false }
}

extension Data: ZeroValued {
    static var zero: Data { Data() }
}

extension Timestamp: ZeroValued {
    static var zero: Timestamp { Timestamp("") }
}

extension Base64: ZeroValued {
    static var zero: Base64 { Base64(Data()) }
}

extension Base64URL: ZeroValued {
    static var zero: Base64URL { Base64URL(Data()) }
}

extension DecimalString: ZeroValued {
    static var zero: DecimalString { DecimalString(0) }
}

extension OpenEnumeration {
    /// The case for unknown values with the zero of its raw value: `unknown("")`, `unknown(0)`, `unknown(null)`.
    fileprivate static var zero: Self? {
        let zero =
            switch RawValue.self {
            case let type as any ZeroValued.Type: type.zero as? RawValue
            case let type as any EmptyValued.Type: type.empty as? RawValue
            default: RawValue?.none
            }
        return zero.map { Self(rawValue: $0) }
    }
}
