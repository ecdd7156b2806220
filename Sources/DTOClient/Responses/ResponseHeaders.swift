public import DTORuntime
import Foundation

/// The headers of an answer. Generated types have a property for each header that the contract documents.
public protocol ResponseHeaders: Sendable {
    init(_ raw: HTTPHeaders)

    /// All headers, as they came.
    var raw: HTTPHeaders { get }
}

extension ResponseHeaders {
    /// The text of any header; nil where the answer does not have it.
    public subscript(name: String) -> String? { raw[name] }
}

extension HTTPHeaders: ResponseHeaders {
    public init(_ raw: HTTPHeaders) {
        self = raw
    }

    public var raw: HTTPHeaders { self }
}

/// How generated code reads headers (3.1.1, section 4.8.21): nil where the answer has none, or another than the contract says.
extension ResponseHeaders {
    /// A value that is written as a text: a string, a date, a case of an enumeration.
    public func value<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.text($0) }
    }

    /// The same of a value with a form of its own, such as a date.
    public func value<Form: CodingForm>(_ name: String, as form: Form.Type) -> Form.Represented? {
        raw[name].flatMap { Self.text($0, as: form) }?.represented
    }

    /// A value that is written as JSON: a number, a truth value, a document.
    public func value<Value: Decodable>(json name: String, as _: Value.Type = Value.self) -> Value? {
        raw[name].flatMap { Self.json($0) }
    }

    /// Texts with commas between them; nil where one is not what the contract says.
    public func values<Value: Decodable>(_ name: String, as _: Value.Type = Value.self) -> [Value]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0) }) }
    }

    public func values<Form: CodingForm>(_ name: String, as form: Form.Type) -> [Form.Represented]? {
        elements(name).flatMap { Self.all($0.map { Self.text($0, as: form)?.represented }) }
    }

    /// Numbers or truth values with commas between them.
    public func values<Value: Decodable>(json name: String, as _: Value.Type = Value.self) -> [Value]? {
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
