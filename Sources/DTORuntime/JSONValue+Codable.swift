import Foundation

extension JSONValue: DefensiveDecodable, Encodable {
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder.atHand {
            self = decoder.value
        } else {
            let container = try decoder.singleValueContainer()
            self = try Self.textOrNumber(in: container, of: decoder) ?? Self.collection(in: container, of: decoder)
        }
    }

    /// Null is a value here, not the absence of one.
    public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> JSONValue? {
        // The literal `nil` would be a JSON null.
        guard container.contains(key) else { return .none }
        return try container.decode(JSONValue.self, forKey: key)
    }

    private static func textOrNumber(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue? {
        switch FoundValue.textOrNumber(in: container) {
        case .null: return .null
        case .string(let text): return .string(text)
        case .integer(let integer): return .integer(integer)
        case .number(let number): return .number(number)
        case .decimal(let decimal): return .decimal(decimal)
        case .boundlessNumber:
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The number is out of range."))
        case .boolean, .array, .object, .other, nil: return nil
        }
    }

    private static func collection(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue {
        guard decoder.codingPath.count < NestingLimit.freeValues else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The value is nested too deep."))
        }
        do {
            // As a dictionary, since a decoder that converts keys leaves those of a dictionary alone.
            return .object(try container.decode([String: JSONValue].self))
        } catch DecodingError.typeMismatch {
            // What is in a dictionary never throws this, so it is none.
        }
        guard var elements = try? decoder.unkeyedContainer() else {
            return try flag(in: container, of: decoder)
        }
        return .array(try self.elements(of: &elements))
    }

    /// The elements of an array, which are often all objects: after one of these the next is first taken for one.
    static func elements(of container: inout any UnkeyedDecodingContainer) throws -> [JSONValue] {
        var values: [JSONValue] = []
        while !container.isAtEnd {
            if case .object = values.last, let members = try nextObject(in: &container) {
                values.append(.object(members))
            } else {
                values.append(try container.decode(JSONValue.self))
            }
        }
        return values
    }

    private static func nextObject(in container: inout any UnkeyedDecodingContainer) throws -> [String: JSONValue]? {
        do {
            return try container.decode([String: JSONValue].self)
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            // What is in a dictionary never throws these, so it is none.
            return nil
        }
    }

    private static func flag(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue {
        guard let flag = try? container.decode(Bool.self) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The value is not JSON."))
        }
        return .bool(flag)
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
