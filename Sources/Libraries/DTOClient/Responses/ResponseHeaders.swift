public import DTORuntime
import Foundation

/// The headers of a response. Generated types have a property for each header that the contract documents.
public protocol ResponseHeaders: Sendable {
    /// Makes the headers from the fields of a response.
    init(_ raw: HTTPHeaders)

    /// All headers, unchanged.
    var raw: HTTPHeaders { get }
}

extension ResponseHeaders {
    /// The text of a header, or nil if the response does not have it.
    public subscript(name: String) -> String? { raw[name] }
}

extension HTTPHeaders: ResponseHeaders {
    /// Returns the fields unchanged.
    public init(_ raw: HTTPHeaders) {
        self = raw
    }

    /// The fields.
    public var raw: HTTPHeaders { self }
}

/// Generated code reads headers with these functions (OpenAPI 3.1.1 section 4.8.21). They return nil if the header is
/// missing or differs from the contract.
extension ResponseHeaders {
    /// Reads a value that is written as a text: a string, a date, or a case of an enumeration.
    @_spi(Generated) public func value<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.text($0) }
    }

    /// Reads a value that has a special form, such as a date.
    @_spi(Generated) public func value<Form: CodingForm>(_ name: String, as form: Form.Type) -> Form.Represented? {
        raw[name].flatMap { Self.text($0, as: form) }?.represented
    }

    /// Reads a value that is written as JSON: a number, a Boolean, or a document.
    @_spi(Generated) public func value<Value: Decodable>(json name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.json($0) }
    }

    /// Reads texts that are separated by commas. Returns nil if one of them differs from the contract.
    @_spi(Generated) public func values<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> [Value]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0) }) }
    }

    /// Reads values of a special form that are separated by commas. Returns nil if one of them differs from the
    /// contract.
    @_spi(Generated) public func values<Form: CodingForm>(_ name: String, as form: Form.Type) -> [Form.Represented]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0, as: form)?.represented }) }
    }

    /// Reads numbers or Booleans that are separated by commas.
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
