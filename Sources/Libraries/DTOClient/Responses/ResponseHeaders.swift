public import DTORuntime
import Foundation

/// The headers of a response. A generated type has a property for each header in the contract.
public protocol ResponseHeaders: Sendable {
    /// Creates the headers from the header fields of a response.
    init(_ raw: HTTPHeaders)

    /// All header fields of the response.
    var raw: HTTPHeaders { get }
}

extension ResponseHeaders {
    /// The value of a header, or nil if the response does not have the header.
    public subscript(name: String) -> String? { raw[name] }
}

extension HTTPHeaders: ResponseHeaders {
    /// Creates a copy of the header fields.
    public init(_ raw: HTTPHeaders) {
        self = raw
    }

    /// The header fields, unchanged.
    public var raw: HTTPHeaders { self }
}

/// Functions with which generated code reads headers (OpenAPI 3.1.1 section 4.8.21). Each function returns nil if the
/// header is missing or differs from the contract.
extension ResponseHeaders {
    /// Reads a value that is a string in JSON, such as a string or a case of an enumeration.
    @_spi(Generated) public func value<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.text($0) }
    }

    /// Reads a value with a special form, such as a date.
    @_spi(Generated) public func value<Form: CodingForm>(_ name: String, as form: Form.Type) -> Form.Represented? {
        raw[name].flatMap { Self.text($0, as: form) }?.represented
    }

    /// Reads a value that is written as JSON: a number, a Boolean, or a document.
    @_spi(Generated) public func value<Value: Decodable>(json name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.json($0) }
    }

    /// Reads values that are strings in JSON and are separated by commas. Returns nil if a value differs from the
    /// contract.
    @_spi(Generated) public func values<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> [Value]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0) }) }
    }

    /// Reads values with a special form that are separated by commas. Returns nil if a value differs from the contract.
    @_spi(Generated) public func values<Form: CodingForm>(_ name: String, as form: Form.Type) -> [Form.Represented]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0, as: form)?.represented }) }
    }

    /// Reads numbers or Booleans that are separated by commas. Returns nil if a value differs from the contract.
    @_spi(Generated) public func values<Value: Decodable>(json name: String, as _: Value.Type = Value.self) -> [Value]?
    {
        elements(name).flatMap { Self.all($0.map { Self.json($0) }) }
    }

    private func elements(_ name: String) -> [String]? {
        raw[name]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func text<Value: Decodable>(_ text: String, as _: Value.Type = Value.self) -> Value? {
        guard let quoted = try? DTOEncoder().encode(text) else { return nil }
        return try? DTODecoder().decode(Value.self, from: quoted)
    }

    private static func json<Value: Decodable>(_ text: String) -> Value? {
        try? DTODecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static func all<Value>(_ values: [Value?]) -> [Value]? {
        let present = values.compactMap(\.self)
        return present.count == values.count ? present : nil
    }
}
