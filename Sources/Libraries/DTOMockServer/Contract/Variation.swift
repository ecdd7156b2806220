import DTORuntime
import Foundation

/// Varies the scalars of an example where the variation is not likely to break the contract: UUIDs, fractions,
/// integers from 10,000, and sentences. Other scalars are kept. For example, a word may be a value of an enumeration,
/// a date has a format, and a small number may be a count.
struct Variation {
    private var numbers: SeededNumbers

    init(seed: UInt64, text: [UInt8]) {
        numbers = SeededNumbers(seed: seed, text: text)
    }

    /// Varies a value. Members are visited in the order of their names, so that a repeated request gets the same
    /// response.
    mutating func varied(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members):
            var result: [String: JSONValue] = [:]
            for name in members.keys.sorted() { result[name] = varied(members[name] ?? .null) }
            return .object(result)
        case .array(let elements):
            var result: [JSONValue] = []
            for element in elements { result.append(varied(element)) }
            return .array(result)
        case .string(let text): return .string(varied(text))
        case .integer(let integer): return .integer(varied(integer))
        case .number(let number): return .number(varied(number))
        case .null, .bool, .decimal: return value
        }
    }

    private mutating func varied(_ text: String) -> String {
        if text.utf8.count == 36, UUID(uuidString: text) != nil {
            let id = UUID(random: &numbers).uuidString
            return text == text.uppercased() ? id : id.lowercased()
        }
        // The words of a sentence are shuffled, so that its length and its characters are kept.
        let words = text.split(separator: " ")
        guard words.count >= 2, text.utf8.count <= 10_000, text.allSatisfy({ $0.isLetter || " ,.!?'".contains($0) })
        else { return text }
        return words.shuffled(using: &numbers).joined(separator: " ")
    }

    /// Returns an integer that is at most 10 % smaller. Integers below 10,000 are kept, because they may be a year, a
    /// status or a limit.
    private mutating func varied(_ integer: Int64) -> Int64 {
        guard integer >= 10_000 else { return integer }
        return Int64.random(in: integer - integer / 10...integer, using: &numbers)
    }

    /// Changes only the digits after the decimal point.
    private mutating func varied(_ number: Double) -> Double {
        let whole = number.rounded(.towardZero)
        guard number != whole, abs(number) < 1e12 else { return number }
        let hundredths = Double(Int.random(in: 1...99, using: &numbers)) / 100
        return Double("\(Int64(whole))").map { $0 + (number < 0 ? -hundredths : hundredths) } ?? number
    }
}
