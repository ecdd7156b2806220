import Foundation

extension JSONValue: DefensiveDecodable, Encodable {
    /// Decodes any JSON value. Within another value, null replaces a value that cannot be represented, such as 1e400
    /// or a string that is not Unicode.
    public init(from decoder: any Decoder) throws {
        do {
            self = try Self.value(of: decoder)
        } catch {
            guard !decoder.codingPath.isEmpty else { throw error }
            self = try LostValue(error, of: decoder).replacement(DecodingContext.listening(to: decoder))
        }
    }

    /// Decodes any JSON value, and reports the parts that cannot be represented.
    public init(defensivelyFrom decoder: any Decoder) throws {
        self = try FreeValue(from: decoder).value
    }

    /// Returns the value under a key, or nil if the key is absent. A null is returned as a value.
    @_spi(Generated) public static func decodeIfPresent(
        from container: KeyedDecodingContainer<JSONKey>, forKey key: JSONKey
    ) throws -> JSONValue? {
        // The literal `nil` would be the JSON value null.
        guard container.contains(key) else { return .none }
        return try container.decode(FreeValue.self, forKey: key).value
    }

    /// - Throws: The fault of the value itself. Faults of values within it are not thrown.
    fileprivate static func value(of decoder: any Decoder) throws -> JSONValue {
        if let decoder = decoder.atHand { return decoder.value }
        if let decoder = decoder.onTape, let value = decoder.value(ofLevels: decoder.freeLevelCount) { return value }
        let container = try decoder.singleValueContainer()
        return try textOrNumber(in: container, of: decoder) ?? collection(in: container, of: decoder)
    }

    static func textOrNumber(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue? {
        switch FoundValue.textOrNumber(in: container) {
        case .null: return .null
        case .string(let text): return .string(text)
        case .integer(let integer): return .integer(integer)
        case .number(let number): return .number(number)
        case .decimal(let decimal): return .decimal(decimal)
        case .boundlessNumber: throw unusable("The number is out of range.", decoder)
        case .boolean, .brokenText, .array, .object, .other, nil: return nil
        }
    }

    private static func unusable(_ reason: String, _ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }

    private static func collection(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue {
        let levelCount = NestingLimit.freeValues - decoder.levelsBelowRecord
        guard levelCount > 0 else { throw DecodingError.nestedTooDeep(at: decoder.codingPath) }
        if ThreadStack.mustGrow { return try ThreadStack.growing { try collection(in: container, of: decoder) } }
        guard !ThreadStack.isLow else { return try FreeValueReader.value(of: decoder, levelCount: levelCount) }
        do {
            // A dictionary is decoded because a decoder that converts keys does not convert the keys of a dictionary.
            return .object(try container.decode([String: JSONValue].self))
        } catch DecodingError.typeMismatch {
            // The contents of a dictionary never throw this error, so the value is not a dictionary.
        }
        guard var elements = try? decoder.unkeyedContainer() else {
            return try flag(in: container, of: decoder)
        }
        return .array(try self.elements(of: &elements))
    }

    /// Decodes the elements of an array. The elements are often all objects, so after an object the next guess is an
    /// object.
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
            // The contents of a dictionary never throw these errors, so the value is not a dictionary.
            return nil
        }
    }

    static func flag(
        in container: any SingleValueDecodingContainer, of decoder: any Decoder
    ) throws -> JSONValue {
        guard let flag = try? container.decode(Bool.self) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "The value is not JSON."))
        }
        return .bool(flag)
    }

    private var isCollection: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .integer, .number, .decimal, .string: false
        }
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        if isCollection, ThreadStack.mustGrow { return try ThreadStack.growing { try encode(to: encoder) } }
        guard !ThreadStack.isLow else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription: "The value is nested too deep for the thread's stack."))
        }
        // A single value container cannot hold the discriminator that a `TaggingEncoder` adds.
        if case .object(let members) = self, encoder is TaggingEncoder { return try members.encode(to: encoder) }
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

/// The outermost `JSONValue` in a document, which is not part of another `JSONValue`.
struct FreeValue: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
        value = try Self.value(of: decoder, DecodingContext.listening(to: decoder))
    }

    /// - Throws: The fault of the value itself. Faults within the value are reported in the order of the keys.
    private static func value(of decoder: any Decoder, _ context: DecodingContext?) throws -> JSONValue {
        let checkpoint = context?.checkpoint
        do {
            let value = try JSONValue.value(of: decoder)
            guard context?.hasReported(since: checkpoint) == true else { return value }
        } catch {
            guard context?.isStrict == true else { throw error }
        }
        // The order in which a dictionary is decoded differs from run to run, so a value with issues is read again.
        context?.rollBack(to: checkpoint)
        return try FreeValueReader.value(
            of: decoder, levelCount: NestingLimit.freeValues - decoder.levelsBelowRecord)
    }
}

extension Decoder {
    /// The number of arrays, dictionaries and `JSONValue`s between the value and the innermost record around it. Only
    /// the keys of records are of the type `JSONKey`.
    var levelsBelowRecord: Int {
        codingPath.reversed().prefix { !($0 is JSONKey) }.count
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON on one line, with the members of objects sorted by name. `…` replaces arrays and objects that
    /// are nested too deep for the stack.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .decimal(let decimal): "\(decimal)"
        case .string(let text): QuotedText.quoted(text)
        case .array where ThreadStack.isLow, .object where ThreadStack.isLow: "…"
        case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
        case .object(let members): "{\(Self.description(of: members))}"
        }
    }

    private static func description(of members: [String: JSONValue]) -> String {
        members.sorted { $0.key < $1.key }
            .map { "\(QuotedText.quoted($0.key)): \($0.value)" }
            .joined(separator: ", ")
    }
}
