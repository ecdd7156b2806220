import Foundation

/// Decodes from a JSON value in memory, such as a union's value while its variant is sought.
struct JSONValueDecoder: Decoder {
    let node: JSONNode
    let tree: JSONTree
    private(set) var userInfo: [CodingUserInfoKey: Any]
    /// Whether the value is decoded only to find out whether it conforms. If so, inner unions do not choose between
    /// damaged variants.
    private(set) var isTrial = false

    init(_ value: JSONValue, codingPath: [any CodingKey] = [], userInfo: [CodingUserInfoKey: Any] = [:]) {
        tree = JSONTree(value, at: codingPath)
        node = tree.root
        self.userInfo = userInfo
    }

    private init(_ node: JSONNode, in parent: JSONValueDecoder) {
        self.node = node
        tree = parent.tree
        userInfo = parent.userInfo
        isTrial = parent.isTrial
    }

    /// The purpose of a trial. A trial decodes a variant only to learn something about the value.
    enum Trial {
        /// The trial finds out whether the value conforms to the variant.
        case conformity
        /// The trial counts the issues of the value.
        case damage(DecodingReporter)
    }

    /// Returns a decoder for trying a variant with this value.
    func trying(_ trial: Trial) -> JSONValueDecoder {
        var decoder = self
        switch trial {
        case .conformity:
            decoder.isTrial = true
            decoder.userInfo[.decodingReporter] = nil
            decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
            decoder.userInfo[.isConformityTrial] = true
        case .damage(let reporter):
            decoder.userInfo[.decodingReporter] = reporter
            decoder.userInfo[.decodingPolicy] = DecodingPolicy.tolerant
            decoder.userInfo[.isConformityTrial] = nil
        }
        return decoder
    }

    var value: JSONValue { node.value }
    var codingPath: [any CodingKey] { tree.path + node.path }

    func member(_ value: JSONValue, _ key: any CodingKey) -> JSONValueDecoder {
        tree.visit()
        return JSONValueDecoder(node.member(value, key), in: self)
    }

    func element(_ value: JSONValue, at index: Int) -> JSONValueDecoder {
        tree.visit()
        return JSONValueDecoder(node.element(value, at: index), in: self)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw mismatch([String: JSONValue].self) }
        guard !ThreadStack.isLow else { throw nestingError }
        return KeyedDecodingContainer(JSONObjectContainer<Key>(decoder: self, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
        guard !ThreadStack.isLow else { throw nestingError }
        return JSONArrayContainer(decoder: self, elements: elements)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        self
    }

    func mismatch(_ type: Any.Type) -> DecodingError {
        // The path of a failed trial is not used, and making a path takes time in proportion to the depth.
        let context = DecodingError.Context(
            codingPath: isTrial ? [] : codingPath, debugDescription: isTrial ? "" : "Found \(found).")
        return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    /// The type or scalar as a message names it. Contents are left out because most mismatches are thrown only to be
    /// caught.
    private var found: String {
        switch value {
        case .array: "an array"
        case .object: "an object"
        case .null, .bool, .integer, .number, .decimal, .string: DecodingIssue.excerpt(text: String(describing: value))
        }
    }

    func malformed(_ type: Any.Type) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: "Found \(found) instead of \(type)."))
    }
}

extension Decoder {
    /// This decoder if its value is in memory. The types are compared first because a cast that fails takes as long as
    /// decoding a few fields.
    var atHand: JSONValueDecoder? {
        Self.self == JSONValueDecoder.self ? self as? JSONValueDecoder : nil
    }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        value.isNull
    }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let flag) = value else { throw mismatch(type) }
        return flag
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = value else { throw mismatch(type) }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double {
        guard let number = value.doubleValue else { throw mismatch(type) }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float {
        let number = try decode(Double.self)
        guard Float(number).isFinite else { throw malformed(type) }
        return Float(number)
    }

    func decode(_ type: Int.Type) throws -> Int { try integer() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private func integer<Integer: FixedWidthInteger>() throws -> Integer {
        let integer: Integer? =
            switch value.normalized {
            case .integer(let integer): Integer(exactly: integer)
            case .number(let number): Integer(exactly: number)
            case .decimal(let decimal): Integer(decimal.description)
            case .null, .bool, .string, .array, .object: throw mismatch(Integer.self)
            }
        guard let integer else { throw malformed(Integer.self) }
        return integer
    }

    /// Decodes the types of Foundation as `JSONDecoder` does by default.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoded: Any? =
            switch type {
            case is JSONValue.Type: value
            case is Decimal.Type: try decimal()
            case is Data.Type: Data(base64Encoded: try decode(String.self))
            case is URL.Type: URL(string: try decode(String.self))
            default: try Value(from: self)
            }
        guard let decoded = decoded as? Value else { throw malformed(type) }
        return decoded
    }

    private func decimal() throws -> Decimal? {
        switch value {
        case .integer(let integer): Decimal(integer)
        case .number(let number): Decimal(string: "\(number)")
        case .decimal(let decimal): decimal
        case .null, .bool, .string, .array, .object: throw mismatch(Decimal.self)
        }
    }
}
