import Foundation

public protocol DefaultSource {
    associatedtype Value: Codable
    static var defaultValue: Value { get }
}

@propertyWrapper
public struct DefaultEmptyString: Codable {
    public var wrappedValue: String
    public init(wrappedValue: String = "") { self.wrappedValue = wrappedValue }
    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode(String.self)) ?? ""
    }
}

@propertyWrapper
public struct DefaultFalse: Codable {
    public var wrappedValue: Bool
    public init(wrappedValue: Bool = false) { self.wrappedValue = wrappedValue }
    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode(Bool.self)) ?? false
    }
}

@propertyWrapper
public struct DefaultZero: Codable {
    public var wrappedValue: Int
    public init(wrappedValue: Int = 0) { self.wrappedValue = wrappedValue }
    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode(Int.self)) ?? 0
    }
}

@propertyWrapper
public struct DefaultEmptyArray<Element: Codable>: Codable {
    public var wrappedValue: [Element]
    public init(wrappedValue: [Element] = []) { self.wrappedValue = wrappedValue }
    public init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode([Element].self)) ?? []
    }
}

extension KeyedDecodingContainer {
    func decode(_ type: DefaultEmptyString.Type, forKey key: Key) throws -> DefaultEmptyString {
        try decodeIfPresent(type, forKey: key) ?? DefaultEmptyString()
    }

    func decode(_ type: DefaultFalse.Type, forKey key: Key) throws -> DefaultFalse {
        try decodeIfPresent(type, forKey: key) ?? DefaultFalse()
    }

    func decode(_ type: DefaultZero.Type, forKey key: Key) throws -> DefaultZero {
        try decodeIfPresent(type, forKey: key) ?? DefaultZero()
    }

    func decode<Element>(_ type: DefaultEmptyArray<Element>.Type, forKey key: Key) throws -> DefaultEmptyArray<Element>
    {
        try decodeIfPresent(type, forKey: key) ?? DefaultEmptyArray()
    }

    func trimmedString(forKey key: Key) -> String? {
        guard let text = try? decodeIfPresent(String.self, forKey: key) else { return nil }
        return text.trimmingCharacters(in: .whitespaces)
    }
}
