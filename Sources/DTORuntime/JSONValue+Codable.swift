import Foundation

extension JSONValue: DefensiveDecodable, Encodable {
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? JSONValueDecoder {
            self = decoder.value
        } else {
            self = try Self.scalar(in: decoder) ?? Self.collection(in: decoder)
        }
    }

    private static func scalar(in decoder: any Decoder) throws -> JSONValue? {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            return .null
        }
        if let text = try? container.decode(String.self) {
            return .string(text)
        }
        if let flag = try? container.decode(Bool.self) {
            return .bool(flag)
        }
        switch FoundValue.number(in: container) {
        case .integer(let integer): return .integer(integer)
        case .number(let number): return .number(number)
        case .decimal(let decimal): return .decimal(decimal)
        case .boundlessNumber:
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The number is out of range."))
        case .null, .boolean, .string, .array, .object, .other, nil: return nil
        }
    }

    private static func collection(in decoder: any Decoder) throws -> JSONValue {
        guard var container = try? decoder.unkeyedContainer() else {
            // As a dictionary, since a decoder that converts keys leaves those of a dictionary alone.
            return .object(try decoder.singleValueContainer().decode([String: JSONValue].self))
        }
        var elements: [JSONValue] = []
        while !container.isAtEnd {
            elements.append(try container.decode(JSONValue.self))
        }
        return .array(elements)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .decimal(let decimal): try container.encode(decimal)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON on one line, with the members of objects sorted.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .decimal(let decimal): "\(decimal)"
        case .string(let text): JSONText.quoted(text)
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
        case .object(let members): "{\(Self.description(of: members))}"
        }
    }

    private static func description(of members: [String: JSONValue]) -> String {
        members.sorted { $0.key < $1.key }
            .map { "\(JSONText.quoted($0.key)): \($0.value)" }
            .joined(separator: ", ")
    }
}
