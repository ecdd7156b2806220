import ECMAPatterns

/// A short text that matches a simple regular expression (ECMA-262, as JSON Schema uses it).
///
/// It understands literals, classes, groups, alternatives, quantifiers and anchors. Other patterns, such as those with
/// look-around or back references, give no sample. It does not match anything, so the cost of a hostile pattern is at
/// most its length.
struct PatternSample: PatternReading {
    private static let depthLimit = 32
    private static let lengthLimit = 256

    let scalars: [Unicode.Scalar]
    var index = 0
    private var depth = 0

    private init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    /// Returns nil if the pattern is not simple.
    static func text(matching pattern: String) -> String? {
        var sample = PatternSample(pattern)
        guard let text = sample.alternatives(), sample.index == sample.scalars.count else { return nil }
        return text
    }

    /// Returns the sample of the first alternative. The others are only read.
    private mutating func alternatives() -> String? {
        guard let first = sequence() else { return nil }
        while take("|") {
            guard sequence() != nil else { return nil }
        }
        return first
    }

    private mutating func sequence() -> String? {
        var text = ""
        while let scalar = peek, scalar != "|", scalar != ")" {
            if scalar == "^" || scalar == "$" {
                index += 1
                continue
            }
            guard let atom = atom(), let count = repetitions() else { return nil }
            guard text.unicodeScalars.count + atom.unicodeScalars.count * count <= Self.lengthLimit else { return nil }
            text += String(repeating: atom, count: count)
        }
        return text
    }

    private mutating func atom() -> String? {
        guard let scalar = peek else { return nil }
        index += 1
        switch scalar {
        case "(": return group()
        case "[": return characterClass()
        case "\\": return escape().map { String($0) }
        case ".": return "a"
        case "*", "+", "?", "{", "}", "]": return nil
        default: return String(scalar)
        }
    }

    private mutating func group() -> String? {
        guard depth < Self.depthLimit else { return nil }
        if take("?") {
            guard take(":") else { return nil }
        }
        depth += 1
        defer { depth -= 1 }
        guard let text = alternatives(), take(")") else { return nil }
        return text
    }

    /// Returns the first character of a class. For a negated class, returns a letter or digit that it does not exclude.
    private mutating func characterClass() -> String? {
        let isNegated = take("^")
        var ranges: [ClosedRange<UInt32>] = []
        while !take("]") {
            guard let range = classRange() else { return nil }
            ranges.append(range)
        }
        guard isNegated else { return ranges.first.flatMap { Unicode.Scalar($0.lowerBound) }.map { String($0) } }
        return "aA0-_ ".unicodeScalars.first { scalar in !ranges.contains { $0.contains(scalar.value) } }.map {
            String($0)
        }
    }

    private mutating func classRange() -> ClosedRange<UInt32>? {
        guard let low = classScalar() else { return nil }
        guard peek == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else { return low.value...low.value }
        index += 1
        guard let high = classScalar(), low.value <= high.value else { return nil }
        return low.value...high.value
    }

    private mutating func classScalar() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        return scalar == "\\" ? escape() : scalar
    }

    /// Returns a character that matches the escape after a backslash.
    private mutating func escape() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        index += 1
        switch scalar {
        case "d": return "0"
        case "w": return "a"
        case "s": return " "
        case "D", "S": return "a"
        case "W": return "-"
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "b", "B", "k", "p", "P", "u", "x", "c", "1"..."9": return nil
        default: return scalar
        }
    }

    /// Returns how often the atom before a quantifier is repeated: the least number, but at least once.
    private mutating func repetitions() -> Int? {
        defer { _ = take("?") }
        if take("*") || take("+") || take("?") { return 1 }
        guard take("{") else { return 1 }
        guard let least = number() else { return nil }
        var most: Int? = least
        if take(",") { most = number() }
        guard take("}") else { return nil }
        return max(least, min(1, most ?? 1))
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let scalar = peek, ("0"..."9").contains(scalar), digits.count < 4 {
            digits.unicodeScalars.append(scalar)
            index += 1
        }
        return Int(digits)
    }
}
