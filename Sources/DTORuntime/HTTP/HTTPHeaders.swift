/// The fields of a message in their order (RFC 9110, section 5). Names have no case.
public struct HTTPHeaders: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public private(set) var fields: [Field]

    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The value of a field, those of several joined with commas (RFC 9110, section 5.3); nil where there is none.
    ///
    /// Setting it replaces all fields of the name; nil removes them.
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

    /// Each field of the name by itself, such as those of `Set-Cookie`, whose values cannot be joined.
    public func values(of name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}

extension HTTPHeaders {
    /// Whether a text is a token, as the name of a field must be (RFC 9110, section 5.1): with anything else it could become a field, or
    /// a request, of its own.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isToken)
    }

    /// Whether a text is one line, as the value of a field must be (RFC 9110, section 5.5).
    public static func isValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }

    /// Whether two texts differ in nothing but the case of ASCII, which is no difference in names of fields and media types.
    public static func isSame(_ text: String, _ other: String) -> Bool {
        text.utf8.count == other.utf8.count && zip(text.utf8, other.utf8).allSatisfy { lower($0) == lower($1) }
    }

    /// Whether a byte may stand in a token (RFC 9110, section 5.6.2).
    public static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
