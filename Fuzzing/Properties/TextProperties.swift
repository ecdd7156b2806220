@_spi(Generated) import DTORuntime
import Foundation

/// The properties of formats and numbers that hold for every string.
public enum TextProperties {
    /// Returns a sentence for each property that does not hold.
    public static func violations(of text: String) -> [String] {
        TextFormat.allCases.compactMap { disagreement(on: text, $0) }
            + [moment(text), number(text), bytes(text)].compactMap { $0 }
    }

    /// Returns a fault if a simpler implementation of the specification has another result for the format.
    private static func disagreement(on text: String, _ format: TextFormat) -> String? {
        let accepts = format.accepts(text)
        guard let expected = PlainFormats.accepts(text, format), expected != accepts else { return nil }
        return "\(format.rawValue): \(accepts) for \(text.debugDescription)"
    }

    /// Returns a fault if a converted date and time does not conform to RFC 3339, or is converted again.
    private static func moment(_ text: String) -> String? {
        guard let outcome = outcome([Timestamp].self, [text]), let read = outcome.value.first,
            outcome.issues.map(\.kind) == [.coerced]
        else { return nil }
        let isSettled =
            TextFormat.dateTime.accepts(read.text) && read.date != nil && isSound([Timestamp].self, [read.text])
        return isSettled ? nil : "date-time: \(text.debugDescription) became \(read.text)"
    }

    /// Returns a fault if Foundation reads another number from the string than the runtime. Foundation reads more
    /// strings than the runtime.
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
