@_spi(Generated) import DTORuntime
import Foundation

/// The properties of every text that a contract may declare to have a format, or to be a number.
public enum TextProperties {
    /// Returns the properties that do not hold, in words. Empty if all hold.
    public static func violations(of text: String) -> [String] {
        TextFormat.allCases.compactMap { disagreement(on: text, $0) }
            + [moment(text), number(text), bytes(text)].compactMap { $0 }
    }

    /// Where a second, simpler reading of the specification says otherwise.
    private static func disagreement(on text: String, _ format: TextFormat) -> String? {
        let accepts = format.accepts(text)
        guard let expected = PlainFormats.accepts(text, format), expected != accepts else { return nil }
        return "\(format.rawValue): \(accepts) for \(text.debugDescription)"
    }

    /// A date and time in another spelling becomes one of RFC 3339, which is read as it is the next time.
    private static func moment(_ text: String) -> String? {
        guard let outcome = outcome([Timestamp].self, [text]), let read = outcome.value.first,
            outcome.issues.map(\.kind) == [.coerced]
        else { return nil }
        let isSettled =
            TextFormat.dateTime.accepts(read.text) && read.date != nil && isSound([Timestamp].self, [read.text])
        return isSettled ? nil : "date-time: \(text.debugDescription) became \(read.text)"
    }

    /// A text that is read as a number says that number. Foundation reads more than the tolerance does, but nothing
    /// else from it.
    private static func number(_ text: String) -> String? {
        let plain = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let integer = outcome([Int].self, [text])?.value.first,
            Decimal(string: plain, locale: nil) != Decimal(integer)
        {
            return "Int: \(text.debugDescription) became \(integer)"
        }
        if let double = outcome([Double].self, [text])?.value.first, Double(plain) != double {
            return "Double: \(text.debugDescription) became \(double)"
        }
        return nil
    }

    /// Returns a fault if the bytes that the runtime reads from base64 are not written as valid base64.
    private static func bytes(_ text: String) -> String? {
        guard let bytes = outcome([Base64].self, [text])?.value.first else { return nil }
        return TextFormat.byte.accepts(bytes.represented.base64EncodedString())
            && !(bytes.represented.isEmpty && !text.isEmpty)
            ? nil : "base64: \(text.debugDescription)"
    }

    private static func isSound<Value: Decodable>(_ type: Value.Type, _ texts: [String]) -> Bool {
        outcome(type, texts)?.issues.isEmpty == true
    }

    private static func outcome<Value: Decodable>(_ type: Value.Type, _ texts: [String]) -> DecodingOutcome<Value>? {
        guard let data = try? JSONEncoder().encode(texts) else { return nil }
        return try? JSONDecoder().decodeReporting(type, from: data)
    }
}
