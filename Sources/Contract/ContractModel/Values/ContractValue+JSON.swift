import Texts

extension ContractValue {
    /// The value as indented JSON with a newline at the end. Members keep their order.
    public var jsonText: String {
        String(decoding: jsonBytes, as: UTF8.self)
    }

    /// The value as indented JSON in UTF-8.
    ///
    /// Invisible characters are escaped: control characters, bidirectional controls, and separators.
    public var jsonBytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1000)
        write(to: &bytes, depth: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// The value as JSON on one line. JSON of more than 120 characters is cut after 119 characters, and ends with `…`.
    public var jsonLine: String {
        let text = json
        return text.count <= 120 ? text : text.prefix(119) + "…"
    }

    private func write(to bytes: inout [UInt8], depth: Int) {
        switch self {
        case .null: bytes.append(literal: "null")
        case .boolean(let value): bytes.append(literal: value ? "true" : "false")
        case .integer(let digits), .number(let digits): bytes.append(digits)
        case .string(let value): Self.write(value, to: &bytes)
        case .array(let elements):
            Self.write(elements.count, "[", "]", to: &bytes, depth) { index, bytes in
                elements[index].write(to: &bytes, depth: depth + 1)
            }
        case .object(let members):
            Self.write(members.count, "{", "}", to: &bytes, depth) { index, bytes in
                Self.write(members[index].key, to: &bytes)
                bytes.append(literal: ": ")
                members[index].value.write(to: &bytes, depth: depth + 1)
            }
        }
    }

    private static func write(
        _ count: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar, to bytes: inout [UInt8], _ depth: Int,
        _ writeItem: (Int, inout [UInt8]) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        for index in 0..<count {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            startLine(depth + 1, in: &bytes)
            writeItem(index, &bytes)
        }
        if count > 0 { startLine(depth, in: &bytes) }
        bytes.append(UInt8(ascii: close))
    }

    private static func startLine(_ depth: Int, in bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private static func write(_ value: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if value.hasOnlyBytes(where: { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            bytes.append(value)
        } else {
            for scalar in value.unicodeScalars { write(scalar, to: &bytes) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "\"": bytes.append(literal: "\\\"")
        case "\\": bytes.append(literal: "\\\\")
        case "\n": bytes.append(literal: "\\n")
        case "\r": bytes.append(literal: "\\r")
        case "\t": bytes.append(literal: "\\t")
        default:
            if scalar.isVisible {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            } else {
                writeEscaped(scalar, to: &bytes)
            }
        }
    }

    private static func writeEscaped(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            bytes.append(literal: "\\u")
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            bytes.append(contentsOf: digits.utf8)
        }
    }
}

extension ContractValue {
    /// The keys of an object. The list is empty for other values.
    public var memberKeys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.key)
    }

    /// The value under a key of an object, or nil.
    public subscript(key: String) -> ContractValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Returns the object with a value set under a key, in the key's old place or at the beginning. Other values are
    /// returned unchanged.
    public func setting(_ key: String, to value: ContractValue) -> ContractValue {
        guard case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.insert(Member(key: key, value: value), at: 0)
        }
        return .object(members)
    }

    /// The number of values in this value, including itself.
    public var nodeCount: Int {
        switch self {
        case .null, .boolean, .integer, .number, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.nodeCount }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is visible, and does not hide or reorder the characters around it.
    public var isVisible: Bool {
        !UnsafeText.isUnsafe(self) && !UnsafeText.isJoiner(self)
    }
}

extension ContractValue {
    /// The value as text: a string without quotes, or any other value as JSON.
    public var words: String {
        if case .string(let text) = self { text } else { json }
    }

    /// The value as JSON on one line.
    public var json: String {
        // This code works on bytes. Strings contain no line breaks, because line breaks are escaped.
        var result: [UInt8] = []
        for line in jsonText.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            let isInner =
                Self.opening.contains(result.last ?? 0) || Self.closing.contains(line.first ?? 0) || result.isEmpty
            if !isInner { result.append(UInt8(ascii: " ")) }
            result += line
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let opening = Array("[{".utf8)
    private static let closing = Array("]}".utf8)
}
