package import ContractModel
import DTOContract
@_spi(Generated) import DTORuntime
import ECMAPatterns
import Foundation
import SwiftEmission
import Texts

/// Makes the value of a scalar from its constraints and its key. So two properties of a record have different values,
/// and no value depends on the other members of the record.
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

    private static let beginnings: Set = ["start", "begin", "from", "since", "after"]
    private static let ends: Set = ["end", "until", "to", "till", "before"]

    /// The number for a date. The date of `startDate` is before the date of `endDate`.
    private var dateNumber: Int {
        let words = WordSplitter.words(of: key).map { $0.lowercased() }
        // Dates get later up to 336 (`FormatSample.text`).
        let rest = (number - position) % 168 + position
        if words.contains(where: Self.ends.contains) { return 168 + rest }
        return words.contains(where: Self.beginnings.contains) ? rest : number
    }

    package func value(of scalar: ScalarType, _ constraints: ValueConstraints) -> ContractValue? {
        let constraints = constraints.ofOneAlternative
        return switch scalar.facts.content {
        case .text: .string(text(constraints))
        case .boolean: .boolean(number.isMultiple(of: 2))
        case .integer: .integer("\(integer(constraints, Decimal(Int64.min), Decimal(Int64.max)))")
        case .unsignedInteger: .integer("\(integer(constraints, 0, Decimal(UInt64.max)))")
        case .number: .number(double: number(constraints))
        case .decimal: .number(canonical: number(constraints))
        case .texts(let texts): texts.canonical(formatted(texts.sample)).map { .string($0) }
        case .unknown: external(constraints.format)
        }
    }

    /// Returns a value only for a known format of strings, because other values of the user's type are unknown.
    private func external(_ format: String?) -> ContractValue? {
        format.flatMap { $0 == "decimal" ? nil : sample($0) }.map { .string($0) }
    }

    // MARK: Text

    /// Returns a string that conforms to the format, because decoding checks the format. If possible, the string also
    /// conforms to the pattern or, without a pattern, to the length.
    private func text(_ constraints: ValueConstraints) -> String {
        let formatted = formatted(constraints.format)
        let candidates = [
            constraints.pattern.flatMap { PatternSample.text(matching: $0) }, fitted(formatted, constraints),
        ].compactMap(\.self)
        guard let format = constraints.checkedFormat else { return candidates[0] }
        return candidates.first(where: format.accepts) ?? formatted
    }

    private func formatted(_ format: String?) -> String {
        format.flatMap(sample) ?? key
    }

    private func sample(_ format: String) -> String? {
        let number = ["date-time", "date"].contains(format) ? dateNumber : number
        return FormatSample.text(format, number: number, word: plainText)
    }

    /// Cuts or repeats the text to the required length.
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

    /// The letters and digits of the key, for formats with their own grammar.
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
        let wanted = Decimal(number) + (PageNames.isWhole(key) ? 1 : half)
        return NumberRange(constraints).number(near: wanted, step: half)
    }
}

extension ValueConstraints {
    /// The constraints together with those of the first alternative of their choice. If another alternative accepts
    /// every value, no constraints are added, because `oneOf` forbids values of two alternatives.
    fileprivate var ofOneAlternative: ValueConstraints {
        let alternatives = (self.choices.first?.alternatives ?? []).compactMap {
            if case .scalar = $0.kind { $0.keywords } else { nil }
        }
        guard let first = alternatives.first, !alternatives.contains(Keywords()) else { return self }
        return .intersection(of: [self, ValueConstraints(first)])
    }
}
