import DTOContract
import Foundation

/// A step can be described by the preferences of the header `Prefer` (RFC 7240) and by keys in requests to `/__mock/`:
/// `code=503`, `delay=100-300`, `fault="close-within 20"`.
extension MockStep {
    /// The names for `set`. The name `status` has the meaning of `code`.
    static let words = [
        "code", "example", "delay", "fault", "damage", "dynamic", "pause", "heartbeat", "retry", "drop",
    ]

    /// Sets the property that a name identifies, and returns false if the name is unknown.
    ///
    /// - Throws: `MockServerError.invalidRequest` if the value is invalid.
    mutating func set(_ word: String, _ value: String) throws(MockServerError) -> Bool {
        switch word.lowercased() {
        case "code", "status": status = try Self.number(word, value, 200...599)
        case "example": example = value
        case "delay": delay = try Self.delay(value)
        case "fault": fault = try Self.fault(value)
        case "damage": damage = try Self.damage(value)
        case "dynamic": isDynamic = try Self.flag(word, value)
        case "pause": pause = try Self.duration(word, value)
        case "heartbeat": heartbeat = try Self.duration(word, value)
        case "retry": retry = try Self.duration(word, value)
        case "drop": drop = try Self.number(word, value, 0...1_000_000)
        default: return false
        }
        return true
    }

    /// The longest duration that a request may set, in milliseconds.
    private static let longest = 60_000

    private static func number(
        _ word: String, _ value: String, _ range: ClosedRange<Int>
    ) throws(MockServerError) -> Int {
        if let number = Int(value), range.contains(number) { return number }
        throw .invalidRequest(
            "'\(word)' must be a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'.")
    }

    private static func duration(_ word: String, _ value: String) throws(MockServerError) -> Duration {
        .milliseconds(try number(word, value, 0...longest))
    }

    private static func flag(_ word: String, _ value: String) throws(MockServerError) -> Bool {
        if let flag = Bool(value.lowercased()) { return flag }
        throw .invalidRequest("'\(word)' must be true or false, not '\(value)'.")
    }

    private static func delay(_ value: String) throws(MockServerError) -> MockDelay {
        let parts = value.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard (1...2).contains(parts.count), parts.allSatisfy({ (0...longest).contains($0) }), parts == parts.sorted()
        else {
            throw .invalidRequest(
                "'delay' must be a number of milliseconds up to \(longest), such as 250, or a range, such as 100-300, "
                    + "not '\(value)'.")
        }
        return .random(in: Duration.milliseconds(parts[0])...Duration.milliseconds(parts[parts.count - 1]))
    }

    private static func damage(_ value: String) throws(MockServerError) -> [MockDamage] {
        let texts = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard (1...16).contains(texts.count) else {
            throw .invalidRequest("'damage' must name one to 16 damages, such as \"missing data.works[0].title\".")
        }
        var damage: [MockDamage] = []
        do throws(DamageFault) {
            for text in texts { damage.append(try MockDamage(text)) }
        } catch {
            throw .invalidRequest(error.reason)
        }
        return damage
    }

    private static func fault(_ value: String) throws(MockServerError) -> MockFault {
        let parts = value.split(separator: " ").map(String.init)
        let numbers = parts.dropFirst().compactMap { Int($0) }.filter { (0...1_000_000_000).contains($0) }
        switch (parts.first?.lowercased(), parts.count - 1, numbers.count) {
        case ("close-before", 0, 0): return .closeBefore
        case ("close-within", 1, 1): return .closeWithin(bytes: numbers[0])
        case ("close-after", 0, 0): return .closeAfter
        case ("trickle", 2, 2) where numbers[1] <= longest:
            return .trickle(bytes: max(1, numbers[0]), pause: .milliseconds(numbers[1]))
        case ("wrong-length", 1, 1): return .wrongLength(numbers[0])
        case ("garbage", 0, 0): return .garbage(garbage)
        default:
            throw .invalidRequest(
                "'\(value)' is not a fault. The faults are close-before, close-within BYTES, close-after, "
                    + "trickle BYTES MILLISECONDS, wrong-length BYTES, garbage.")
        }
    }

    /// Bytes that are neither HTTP nor UTF-8.
    private static let garbage = Data([0x00, 0xFF, 0x16, 0x03, 0x80, 0xC0] + Array("garbage".utf8) + [0xFE, 0x0D])
}
