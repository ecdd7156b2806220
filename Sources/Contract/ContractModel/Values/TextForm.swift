@_spi(Generated) import DTORuntime
import Foundation

/// Converts strings to the form in which their Swift types encode them. The result is nil for a string that the type
/// cannot decode.
public enum TextForm {
    /// Returns base64 as Foundation encodes it, with padding.
    public static func canonicalBase64(_ text: String) -> String? {
        Data(base64Encoded: text)?.base64EncodedString()
    }

    /// Returns base64 in the alphabet for URLs (RFC 4648 section 5).
    public static func canonicalBase64URL(_ text: String) -> String? {
        guard !text.contains(where: { $0 == "+" || $0 == "/" }) else { return nil }
        return canonicalBase64(ordinaryBase64(text))?.replacing("+", with: "-").replacing("/", with: "_")
    }

    /// Returns base64 in the alphabet of RFC 4648 section 4.
    public static func ordinaryBase64(_ text: String) -> String {
        text.replacing("-", with: "+").replacing("_", with: "/")
    }

    /// Returns the text, or nil if it is not a date and time (RFC 3339 section 5.6).
    public static func dateTime(_ text: String) -> String? {
        TextFormat.dateTime.accepts(text) ? text : nil
    }

    /// Returns the text, or nil if it is not a date (`full-date` of RFC 3339 section 5.6).
    public static func day(_ text: String) -> String? {
        TextFormat.date.accepts(text) ? text : nil
    }

    /// Returns the date and time if Swift encodes it unchanged: with whole seconds, in UTC. Any other date and time is
    /// replaced by an example. The result is nil for a string that is not a date and time.
    public static func canonicalDateTime(_ text: String) -> String? {
        guard dateTime(text) != nil else { return nil }
        return text.utf8.count == 20 && text.hasSuffix("Z") && text.contains("T") ? text : "2025-01-02T03:04:05Z"
    }

    /// Returns a UUID in capital letters, as Foundation encodes it.
    public static func canonicalUUID(_ text: String) -> String? {
        UUID(uuidString: text)?.uuidString
    }

    /// Returns the string, or nil if it is not a URL that Foundation encodes unchanged.
    public static func url(_ text: String) -> String? {
        URL(string: text)?.absoluteString == text ? text : nil
    }

    /// Returns a decimal number as `Decimal` encodes it.
    public static func decimal(_ text: String) -> String? {
        DecimalText.value(of: text).map { "\($0)" }
    }
}

extension PropertyDefinition {
    /// The constant if Swift encodes it unchanged, or nil. A string from which an initializer makes a value may be
    /// encoded in another form, or be invalid.
    public var constantAsWritten: ContractValue? {
        guard hasUnspelledConstant else { return constant }
        guard case .scalar(let type) = use.reference, case .string(let text)? = constant,
            type.facts.texts?.canonical(text) == text
        else { return nil }
        return constant
    }
}
