/// The header fields of a message in their order (RFC 9110 section 5). The case of letters in names is ignored.
public struct HTTPHeaders: Hashable, Sendable {
    /// A header field.
    public struct Field: Hashable, Sendable {
        /// The name of the field.
        public var name: String
        /// The value of the field.
        public var value: String

        /// Makes a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The fields in their order.
    public private(set) var fields: [Field]

    /// Makes headers from fields.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The value of a field, or nil if the headers do not have the field. Several values are joined with commas (RFC
    /// 9110 section 5.3).
    ///
    /// Setting a value replaces all fields of that name. Setting nil removes all fields of that name.
    public subscript(name: String) -> String? {
        get {
            let values = values(of: name)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { Self.isSame($0.name, name) }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
        }
    }

    /// Returns the values of all fields of that name. This method is for fields such as `Set-Cookie`, whose values
    /// cannot be joined.
    public func values(of name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// Adds a field after the existing fields.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Makes headers from a dictionary literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}

extension HTTPHeaders {
    /// Whether a string is a token, as the name of a field must be (RFC 9110 section 5.1). Other strings could inject
    /// another field or another request.
    package static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isToken)
    }

    /// Whether a string is a single line, as the value of a field must be (RFC 9110 section 5.5).
    package static func isValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }

    /// Whether two strings are equal apart from the case of ASCII letters, as in names of fields and in media types.
    package static func isSame(_ text: String, _ other: String) -> Bool {
        text.utf8.count == other.utf8.count && zip(text.utf8, other.utf8).allSatisfy { lower($0) == lower($1) }
    }

    /// Whether a byte may be part of a token (RFC 9110 section 5.6.2).
    package static func isToken(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
