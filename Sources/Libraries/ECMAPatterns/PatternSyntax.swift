/// Checks whether a string is a regular expression of ECMA-262, as JSON Schema requires (2020-12 section 6.4).
///
/// The check is as lenient as JavaScript engines: it accepts patterns of Annex B of ECMA-262, and patterns for the
/// flags `u` and `v`. The pattern is read only once, so the time for a hostile pattern is proportional to its length.
package struct PatternSyntax: PatternReading {
    let scalars: [Unicode.Scalar]
    var index = 0
    /// The number of open groups.
    private var depth = 0
    /// Whether a quantifier is allowed at the current position.
    private var isRepeatable = false

    /// Returns the reason why the pattern is invalid, or nil if it is valid.
    package static func fault(in pattern: String) -> String? {
        var syntax = PatternSyntax(scalars: Array(pattern.unicodeScalars))
        return syntax.fault()
    }

    private mutating func fault() -> String? {
        while let scalar = next() {
            if let fault = fault(at: scalar) { return fault }
        }
        return depth > 0 ? "a group is not closed: ')' is missing" : nil
    }

    private mutating func fault(at scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "(":
            depth += 1
            isRepeatable = false
            return take("?") ? groupFault() : nil
        case ")":
            depth -= 1
            isRepeatable = true
            return depth < 0 ? "')' has no matching '('" : nil
        case "[": return classFault()
        case "*", "+", "?": return quantifierFault(String(scalar))
        case "{":
            guard let bounds = repetition() else {
                isRepeatable = true
                return nil
            }
            if let most = bounds.most, Self.isGreater(bounds.least, than: most) {
                return "'{\(bounds.least),\(most)}' has a minimum greater than its maximum"
            }
            return quantifierFault("{\(bounds.least)…}")
        case "|", "^":
            isRepeatable = false
            return nil
        case "\\":
            isRepeatable = true
            return next() == nil ? "a backslash ends the pattern" : nil
        default:
            isRepeatable = scalar != "$"
            return nil
        }
    }

    // MARK: Quantifiers

    private mutating func quantifierFault(_ quantifier: String) -> String? {
        guard isRepeatable else { return "'\(quantifier)' has nothing to repeat" }
        isRepeatable = false
        _ = take("?")
        return nil
    }

    /// Reads the digits of `{n}`, `{n,}` or `{n,m}` after the brace. Returns nil if the brace is an ordinary character.
    private mutating func repetition() -> (least: String, most: String?)? {
        let start = index
        let least = digits()
        guard !least.isEmpty else {
            index = start
            return nil
        }
        if take("}") { return (least, least) }
        guard take(",") else {
            index = start
            return nil
        }
        let most = digits()
        guard take("}") else {
            index = start
            return nil
        }
        return (least, most.isEmpty ? nil : most)
    }

    private mutating func digits() -> String {
        var digits = ""
        while let scalar = peek, ("0"..."9").contains(scalar) {
            digits.unicodeScalars.append(scalar)
            index += 1
        }
        return digits
    }

    /// Compares two numbers by their digits, because a large number could overflow.
    private static func isGreater(_ left: String, than right: String) -> Bool {
        let left = left.drop { $0 == "0" }
        let right = right.drop { $0 == "0" }
        return left.count == right.count ? left > right : left.count > right.count
    }

    // MARK: Groups

    /// Checks the part after `(?` for a non-capturing group, look-ahead, look-behind, a name, or modifiers (ECMA-262
    /// section 22.2.1).
    private mutating func groupFault() -> String? {
        if take(":") || take("=") || take("!") { return nil }
        if take("<") {
            if take("=") || take("!") { return nil }
            return nameFault()
        }
        if take("P") { return "'(?P' is Python's way to name a group; write '(?<name>'" }
        if take(">") { return "'(?>' is not a group of ECMA-262" }
        while let scalar = peek, "ims-".unicodeScalars.contains(scalar) { index += 1 }
        if take(":") { return nil }
        return "'(?' does not begin a group of ECMA-262 here; flags for the whole pattern do not exist"
    }

    private mutating func nameFault() -> String? {
        var count = 0
        while let scalar = next() {
            if scalar == ">" { return count > 0 ? nil : "a group has no name" }
            guard scalar.properties.isIDContinue || scalar == "$" || scalar == "\\" else { break }
            count += 1
        }
        return "the name of a group is not closed by '>'"
    }

    // MARK: Classes

    private mutating func classFault() -> String? {
        isRepeatable = true
        _ = take("^")
        var previous: Unicode.Scalar?
        while let scalar = next() {
            switch scalar {
            case "]": return nil
            case "\\": previous = classEscape()
            case "-":
                guard let low = previous, let high = peek, high != "]", high != "\\" else {
                    previous = nil
                    continue
                }
                index += 1
                // With the flag `v`, `[a--z]` and `[a-[b]]` contain operators and are not ranges.
                if low.value > high.value, high != "[", high != "-" {
                    return "the range '\(low)-\(high)' is out of order"
                }
                previous = nil
            default: previous = scalar
            }
        }
        return "a class is not closed: ']' is missing"
    }

    /// Returns the character of an escape, or nil for a class such as `\d`.
    private mutating func classEscape() -> Unicode.Scalar? {
        guard let scalar = next() else { return nil }
        let isLetterOrDigit = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        return isLetterOrDigit ? nil : scalar
    }
}
