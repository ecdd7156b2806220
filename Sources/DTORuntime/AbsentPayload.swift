import Foundation

/// What stands for a required payload that is not there.
///
/// Generated code names such a value itself. Only an envelope cannot, since its payload may be of any type.
enum AbsentPayload<Payload: Decodable> {
    /// - Parameter zeros: Whether texts, numbers and enumerations have one too.
    static func value(zeros: Bool) -> Payload? {
        switch Payload.self {
        case let type as any EmptyValued.Type: type.empty as? Payload
        case let type as any ZeroValued.Type: zeros ? type.zero as? Payload : nil
        case let type as any OpenEnumeration.Type: zeros ? type.zero as? Payload : nil
        default: nil
        }
    }
}

/// A type that can hold nothing.
protocol EmptyValued {
    static var empty: Self { get }
}

/// A type in which null is a value like others.
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

/// A scalar whose zero stands for an absent value.
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
    /// `unknown("")`, `unknown(0)`, `unknown(null)`.
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
