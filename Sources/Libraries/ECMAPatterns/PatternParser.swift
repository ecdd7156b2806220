/// A parsed pattern, without captures and without greediness, which do not affect whether a string matches.
indirect enum PatternNode {
    case scalar(ScalarSet)
    case start, end
    case wordBoundary(isNegated: Bool)
    case sequence([PatternNode])
    case choice([PatternNode])
    case repetition(PatternNode, least: Int, most: Int?)
}

/// Parses a regular expression of ECMA-262 (section 22.2.1 with the flag `u`, and the leniency of Annex B).
///
/// The parser returns nil for patterns that `PatternNode` cannot express (look-around and back references), and for
/// escapes that ECMA-262 does not define.
struct PatternParser: PatternReading {
    private static let depthLimit = 32
    private static let repetitionLimit = 1_000

    let scalars: [Unicode.Scalar]
    var index = 0
    private var depth = 0

    static func parse(_ pattern: String) -> PatternNode? {
        guard PatternSyntax.fault(in: pattern) == nil else { return nil }
        var parser = PatternParser(scalars: Array(pattern.unicodeScalars))
        guard let node = parser.choice(), parser.index == parser.scalars.count else { return nil }
        return node
    }

    // MARK: Structure

    private mutating func choice() -> PatternNode? {
        guard let first = sequence() else { return nil }
        var branches = [first]
        while take("|") {
            guard let branch = sequence() else { return nil }
            branches.append(branch)
        }
        return branches.count == 1 ? first : .choice(branches)
    }

    private mutating func sequence() -> PatternNode? {
        var terms: [PatternNode] = []
        while let scalar = peek, scalar != "|", scalar != ")" {
            guard let term = term(), let repeated = repetition(of: term) else { return nil }
            terms.append(repeated)
        }
        return .sequence(terms)
    }

    private mutating func term() -> PatternNode? {
        guard let scalar = next() else { return nil }
        switch scalar {
        case "^": return .start
        case "$": return .end
        case "(": return group()
        case "[": return characterClass()
        case ".": return .scalar(ScalarSet([.lineTerminator], isNegated: true))
        case "\\": return escape()
        default: return .scalar(ScalarSet([.of(scalar)]))
        }
    }

    private mutating func group() -> PatternNode? {
        if take("?"), !take(":") {
            guard take("<"), let scalar = peek, scalar != "=", scalar != "!" else { return nil }
            while let scalar = next(), scalar != ">" {}
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit, let node = choice(), take(")") else { return nil }
        return node
    }

    // MARK: Quantifiers

    private mutating func repetition(of node: PatternNode) -> PatternNode? {
        let start = index
        guard let bounds = bounds() else {
            // A brace that does not begin a quantifier is an ordinary character.
            index = start
            return node
        }
        _ = take("?")
        guard bounds.least <= Self.repetitionLimit, bounds.most ?? 0 <= Self.repetitionLimit else { return nil }
        return .repetition(node, least: bounds.least, most: bounds.most)
    }

    private mutating func bounds() -> (least: Int, most: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard take("{"), let least = number() else { return nil }
        if take("}") { return (least, least) }
        guard take(",") else { return nil }
        if take("}") { return (least, nil) }
        guard let most = number(), take("}") else { return nil }
        return (least, most)
    }

    /// Reads a number. A number above `repetitionLimit` is read as `repetitionLimit + 1`.
    private mutating func number() -> Int? {
        var value: Int?
        while let digit = peek.flatMap({ ("0"..."9").contains($0) ? Int($0.value) - 48 : nil }) {
            index += 1
            value = min((value ?? 0) * 10 + digit, Self.repetitionLimit + 1)
        }
        return value
    }

    // MARK: Escapes

    private mutating func escape() -> PatternNode? {
        switch peek {
        case "b": index += 1; return .wordBoundary(isNegated: false)
        case "B": index += 1; return .wordBoundary(isNegated: true)
        default: return escapedItem().map { .scalar(ScalarSet([$0])) }
        }
    }

    /// Reads a character or a class such as `\d` after a backslash, within or outside of brackets.
    private mutating func escapedItem() -> ScalarSet.Item? {
        guard let scalar = next() else { return nil }
        switch scalar {
        case "d": return .digit(isNegated: false)
        case "D": return .digit(isNegated: true)
        case "w": return .word(isNegated: false)
        case "W": return .word(isNegated: true)
        case "s": return .space(isNegated: false)
        case "S": return .space(isNegated: true)
        case "p", "P": return category(isNegated: scalar == "P")
        case "t": return .of("\t")
        case "n": return .of("\n")
        case "r": return .of("\r")
        case "v": return .of("\u{B}")
        case "f": return .of("\u{C}")
        case "0": return peek.map { ("0"..."9").contains($0) } == true ? nil : .of("\0")
        case "x": return hexadecimal(digits: 2).flatMap(Unicode.Scalar.init).map { .of($0) }
        case "u": return unicodeEscape().map { .of($0) }
        case "c":
            guard let letter = next(), letter.isASCII, letter.properties.isAlphabetic else { return nil }
            return Unicode.Scalar(letter.value % 32).map { .of($0) }
        default:
            let isLetterOrDigit = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            return isLetterOrDigit ? nil : .of(scalar)
        }
    }

    private mutating func unicodeEscape() -> Unicode.Scalar? {
        if take("{") {
            var value: UInt32 = 0
            while let digit = peek.flatMap({ Character($0).hexDigitValue }) {
                index += 1
                value = min(value * 16 + UInt32(digit), 0x110000)
            }
            return take("}") ? Unicode.Scalar(value) : nil
        }
        guard let unit = hexadecimal(digits: 4) else { return nil }
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
        guard take("\\"), take("u"), let low = hexadecimal(digits: 4), (0xDC00..<0xE000).contains(low) else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func hexadecimal(digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = next().flatMap({ Character($0).hexDigitValue }) else { return nil }
            value = value * 16 + UInt32(digit)
        }
        return value
    }

    /// Reads `\p{L}`, `\p{Lu}`, `\p{Letter}` or `\p{gc=L}`. Only general categories are supported.
    private mutating func category(isNegated: Bool) -> ScalarSet.Item? {
        guard take("{") else { return nil }
        var name = ""
        while let scalar = next(), scalar != "}" { name.unicodeScalars.append(scalar) }
        return GeneralCategories.named(name).map { .category($0, isNegated: isNegated) }
    }

    // MARK: Classes

    private mutating func characterClass() -> PatternNode? {
        let isNegated = take("^")
        var items: [ScalarSet.Item] = []
        while let scalar = peek, scalar != "]" {
            // `[:alpha:]` is a class in other dialects, so the meaning of the pattern is unclear.
            if scalar == "[", index + 1 < scalars.count, scalars[index + 1] == ":" { return nil }
            guard let low = classItem() else { return nil }
            let isRange = peek == "-" && index + 1 < scalars.count && scalars[index + 1] != "]"
            guard isRange, case .range(let first) = low else {
                items.append(low)
                continue
            }
            index += 1
            guard let high = classItem() else { return nil }
            if case .range(let last) = high {
                guard first.lowerBound <= last.upperBound else { return nil }
                items.append(.range(first.lowerBound...last.upperBound))
            } else {
                items += [low, .of("-"), high]
            }
        }
        return take("]") ? .scalar(ScalarSet(items, isNegated: isNegated)) : nil
    }

    private mutating func classItem() -> ScalarSet.Item? {
        guard let scalar = next() else { return nil }
        guard scalar == "\\" else { return .of(scalar) }
        if take("b") { return .of("\u{8}") }
        return escapedItem()
    }
}
