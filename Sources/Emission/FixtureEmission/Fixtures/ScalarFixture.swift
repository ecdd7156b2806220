package import ContractModel
@_spi(Generated) import DTORuntime
import Foundation
import SwiftEmission

/// Makes the value of a scalar from its constraints and its key. So two properties of a record differ, and neither
/// depends on the other members of the record.
package struct ScalarFixture {
    /// The key as the document spells it. The key of an element includes its number.
    package let key: String
    /// The position of the value in its array, counted from 0.
    package let position: Int
    /// A number that depends only on the key and the position.
    private let number: Int

    package init(key: String) {
        self.init(key: key, position: 0, number: StableHash.number(of: key, below: 997))
    }

    private init(key: String, position: Int, number: Int) {
        (self.key, self.position, self.number) = (key, position, number)
    }

    /// Returns the fixture of an element, or of a value of a dictionary.
    package func element(_ position: Int) -> ScalarFixture {
        ScalarFixture(key: "\(key) \(position + 1)", position: position, number: number + position)
    }

    /// The value for any JSON.
    var json: ContractValue { .string(key) }

    private static let lengthLimit = 4_096

    package func value(of scalar: ScalarType, _ constraints: ValueConstraints) -> ContractValue? {
        switch scalar {
        case .string: .string(text(constraints))
        case .boolean: .boolean(number.isMultiple(of: 2))
        case .int, .int64: .integer("\(integer(constraints, Decimal(Int64.min), Decimal(Int64.max)))")
        case .uint64: .integer("\(integer(constraints, 0, Decimal(UInt64.max)))")
        case .double: .number(double: number(constraints))
        case .decimal: .number(canonical: number(constraints))
        case .decimalString: .string("\(number(constraints))")
        case .data, .base64URL: .string(Data(plainText.utf8).base64EncodedString())
        case .timestamp, .date: .string(dateTime)
        case .day, .calendarDate: .string(formatted("date"))
        case .uuid: .string(uuid)
        case .url: .string(url)
        case .external: external(constraints.format)
        }
    }

    /// Returns a value only for a known format, because other values of the user's type are unknown.
    private func external(_ format: String?) -> ContractValue? {
        guard let format, Self.knownFormats.contains(format) else { return nil }
        return .string(formatted(format))
    }

    private static let knownFormats: Set<String> = [
        "date-time", "date", "time", "duration", "uuid", "uri", "url", "uri-reference", "iri", "email", "idn-email",
        "hostname", "idn-hostname", "ipv4", "ipv6",
    ]

    // MARK: Text

    /// Returns a text that conforms to the pattern, the length and the format. If no text conforms to all, it conforms
    /// to the format, because decoding checks the format.
    private func text(_ constraints: ValueConstraints) -> String {
        let formatted = formatted(constraints.format)
        let candidates = [
            constraints.pattern.flatMap { PatternSample.text(matching: $0) }, fitted(formatted, constraints),
        ].compactMap(\.self)
        guard let format = constraints.checkedFormat else { return candidates[0] }
        return candidates.first(where: format.accepts) ?? formatted
    }

    private func formatted(_ format: String?) -> String {
        switch format {
        case "date-time": dateTime
        case "date": String(dateTime.prefix(10))
        case "time": String(dateTime.dropFirst(11))
        case "duration": "P\(number + 1)D"
        case "uuid": uuid.lowercased()
        case "uri", "url", "uri-reference", "iri": url
        case "email", "idn-email": "\(plainText)@example.com"
        case "hostname", "idn-hostname": "host\(number + 1).example.com"
        case "ipv4": "192.0.2.\(number % 254 + 1)"
        case "byte", "base64": Data(plainText.utf8).base64EncodedString()
        case "ipv6": "2001:db8::\(String(number % 0xFFFF + 1, radix: 16))"
        default: key
        }
    }

    /// Returns the text with the required length.
    private func fitted(_ text: String, _ constraints: ValueConstraints) -> String {
        let least = min(constraints.minLength ?? 0, Self.lengthLimit)
        let most = max(least, min(constraints.maxLength ?? Self.lengthLimit, Self.lengthLimit))
        let length = text.unicodeScalars.count
        if least <= length, length <= most { return text }
        var scalars = Array(text.unicodeScalars.prefix(most))
        let padding = Array(text.isEmpty ? "x".unicodeScalars : text.unicodeScalars)
        while scalars.count < least { scalars.append(padding[scalars.count % padding.count]) }
        return String(String.UnicodeScalarView(scalars))
    }

    private var dateTime: String {
        func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        return "2025-\(digits(number / 28 % 12 + 1))-\(digits(number % 28 + 1))T10:30:00Z"
    }

    private var uuid: String {
        let digits = String(number + 1, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    private var url: String {
        "https://example.com/\(plainText)"
    }

    /// The letters and digits of the key, for texts with their own grammar.
    private var plainText: String {
        let bytes = key.utf8.lazy.filter { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }.prefix(64)
        return bytes.isEmpty ? "value\(number + 1)" : String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Numbers

    private func integer(_ constraints: ValueConstraints, _ least: Decimal, _ most: Decimal) -> Decimal {
        let range = NumberRange(constraints)
        if range.isUnlimited { return Decimal(number + 1) }
        let allowed = range.number(near: Decimal(number + 1), step: 1)
        return min(max(DecimalText.rounded(allowed, .up), least), most)
    }

    private func number(_ constraints: ValueConstraints) -> Decimal {
        let half = Decimal(sign: .plus, exponent: -1, significand: 5)
        return NumberRange(constraints).number(near: Decimal(number) + half, step: half)
    }
}
