import YAMLTree

/// Parses a query according to the grammar of RFC 9535.
struct JSONPathParser {
    /// The greatest number of characters in a query.
    static let lengthLimit = 10_000
    /// The greatest depth of nested filters, parentheses and functions.
    static let depthLimit = 64
    /// The greatest absolute value of an index (section 2.1, I-JSON).
    private static let indexLimit = 1 << 53 - 1

    let scalars: [Unicode.Scalar]
    var index = 0
    private var depth = 0

    static func segments(of text: String) throws(JSONPathFault) -> [JSONPath.Segment] {
        let scalars = Array(text.unicodeScalars.prefix(lengthLimit + 1))
        guard scalars.count <= lengthLimit else {
            throw JSONPathFault(reason: "the query is longer than \(lengthLimit) characters", character: lengthLimit)
        }
        var parser = JSONPathParser(scalars: scalars)
        guard parser.take("$") else { throw parser.fault("a query must begin with '$'") }
        let segments = try parser.segments()
        guard parser.index == scalars.count else { throw parser.unexpected("this cannot follow in a query") }
        return segments
    }

    // MARK: Characters

    func fault(_ reason: String, at place: Int? = nil) -> JSONPathFault {
        JSONPathFault(reason: reason, character: (place ?? index) + 1)
    }

    var peek: Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    mutating func take(_ text: String) -> Bool {
        guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
        index += text.unicodeScalars.count
        return true
    }

    mutating func expect(_ text: String) throws(JSONPathFault) {
        guard take(text) else { throw unexpected("'\(text)' is missing") }
    }

    /// Returns a fault. A name with a dash has its own reason, because many older tools accept it without quotes.
    private func unexpected(_ reason: String) -> JSONPathFault {
        fault(peek == "-" ? "write a name with '-' in quotes: ['x-name']" : reason)
    }

    mutating func skipSpace() {
        while let scalar = peek, [" ", "\t", "\n", "\r"].contains(scalar) { index += 1 }
    }

    mutating func takeDigits() -> String {
        var digits = ""
        while let scalar = peek, ("0"..."9").contains(scalar) {
            digits.unicodeScalars.append(scalar)
            index += 1
        }
        return digits
    }

    /// Calls a closure one level deeper. Throws if the depth exceeds `depthLimit`.
    private mutating func nested<Result>(
        _ body: (inout JSONPathParser) throws(JSONPathFault) -> Result
    ) throws(JSONPathFault) -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw fault("more than \(Self.depthLimit) expressions are nested")
        }
        return try body(&self)
    }

    // MARK: Segments

    mutating func segments() throws(JSONPathFault) -> [JSONPath.Segment] {
        var segments: [JSONPath.Segment] = []
        while true {
            let start = index
            skipSpace()
            if take("..") {
                var selectors = try bracketed()
                if selectors == nil { selectors = [try shorthand()] }
                segments.append(.init(isDescendant: true, selectors: selectors ?? []))
            } else if take(".") {
                segments.append(.init(isDescendant: false, selectors: [try shorthand()]))
            } else if let selectors = try bracketed() {
                segments.append(.init(isDescendant: false, selectors: selectors))
            } else {
                index = start
                return segments
            }
        }
    }

    /// Reads `*` or a name without quotes.
    private mutating func shorthand() throws(JSONPathFault) -> JSONPath.Selector {
        if take("*") { return .wildcard }
        var name = ""
        while let scalar = peek, Self.isNameCharacter(scalar) || !name.isEmpty && ("0"..."9").contains(scalar) {
            name.unicodeScalars.append(scalar)
            index += 1
        }
        guard !name.isEmpty else {
            throw fault("a name is missing; a name with other characters is written as ['name']")
        }
        return .name(name)
    }

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_": true
        default: scalar.value >= 0x80
        }
    }

    private mutating func bracketed() throws(JSONPathFault) -> [JSONPath.Selector]? {
        guard take("[") else { return nil }
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while take(",")
        try expect("]")
        return selectors
    }

    private mutating func selector() throws(JSONPathFault) -> JSONPath.Selector {
        switch peek {
        case "'", "\"": return .name(try string())
        case "*":
            index += 1
            return .wildcard
        case "?":
            index += 1
            skipSpace()
            return .filter(try nested { (parser) throws(JSONPathFault) in try parser.condition() })
        default: return try indexOrSlice()
        }
    }

    private mutating func indexOrSlice() throws(JSONPathFault) -> JSONPath.Selector {
        let first = try integer()
        let end = index
        skipSpace()
        guard take(":") else {
            index = end
            guard let first else { throw fault("a name in quotes, an index, '*' or '?' is missing") }
            return .index(first)
        }
        skipSpace()
        let second = try integer()
        let afterSecond = index
        skipSpace()
        guard take(":") else {
            index = afterSecond
            return .slice(start: first, end: second, step: 1)
        }
        let afterColon = index
        skipSpace()
        let step = try integer()
        if step == nil { index = afterColon }
        return .slice(start: first, end: second, step: step ?? 1)
    }

    /// Reads an integer, or returns nil if neither a digit nor `-` comes next. Throws for leading zeros and for `-0`.
    private mutating func integer() throws(JSONPathFault) -> Int? {
        let start = index
        let isNegative = take("-")
        let digits = takeDigits()
        if digits.isEmpty, !isNegative { return nil }
        guard let value = Int(digits), value <= Self.indexLimit else {
            throw fault("this is not an integer between -(2^53-1) and 2^53-1", at: start)
        }
        guard digits == "0" ? !isNegative : !digits.hasPrefix("0") else {
            throw fault("an integer has no leading zeros, and '-0' is not an index", at: start)
        }
        return isNegative ? -value : value
    }

    // MARK: Conditions

    private mutating func condition() throws(JSONPathFault) -> JSONPath.Condition {
        let branches = try list(of: "||") { (parser) throws(JSONPathFault) in
            let parts = try parser.list(of: "&&") { (parser) throws(JSONPathFault) in try parser.basicCondition() }
            return parts.count == 1 ? parts[0] : .all(parts)
        }
        return branches.count == 1 ? branches[0] : .any(branches)
    }

    private mutating func list(
        of separator: String, _ part: (inout JSONPathParser) throws(JSONPathFault) -> JSONPath.Condition
    ) throws(JSONPathFault) -> [JSONPath.Condition] {
        var parts = [try part(&self)]
        while true {
            let end = index
            skipSpace()
            guard take(separator) else {
                index = end
                return parts
            }
            skipSpace()
            parts.append(try part(&self))
        }
    }

    private mutating func basicCondition() throws(JSONPathFault) -> JSONPath.Condition {
        let isNegated = take("!")
        if isNegated { skipSpace() }
        if take("(") {
            skipSpace()
            let inner = try nested { (parser) throws(JSONPathFault) in try parser.condition() }
            skipSpace()
            try expect(")")
            return isNegated ? .not(inner) : inner
        }
        let start = index
        let operand = try operand()
        let end = index
        skipSpace()
        if !isNegated, let comparison = JSONPath.Comparison.allCases.first(where: { take($0.rawValue) }) {
            skipSpace()
            let rightStart = index
            let right = try self.operand()
            try checkValue(operand, at: start)
            try checkValue(right, at: rightStart)
            return .comparison(operand, comparison, right)
        }
        index = end
        let test = try test(operand, at: start)
        return isNegated ? .not(test) : test
    }

    private func test(_ operand: JSONPath.Operand, at start: Int) throws(JSONPathFault) -> JSONPath.Condition {
        switch operand {
        case .query(let query): return .exists(query)
        case .function(let function) where function.name.isLogical: return .function(function)
        case .function(let function):
            throw fault("the result of '\(function.name.rawValue)' must be compared", at: start)
        case .literal: throw fault("a literal must be compared", at: start)
        }
    }

    /// Throws if an operand may have several values, or is no JSON value (section 2.4.3).
    private func checkValue(_ operand: JSONPath.Operand, at start: Int) throws(JSONPathFault) {
        switch operand {
        case .literal: return
        case .query(let query):
            if !query.isSingular { throw fault("this query may select several nodes, so it has no value", at: start) }
        case .function(let function):
            if function.name.isLogical {
                throw fault("the result of '\(function.name.rawValue)' is not a value", at: start)
            }
        }
    }

    private mutating func operand() throws(JSONPathFault) -> JSONPath.Operand {
        switch peek {
        case "@", "$":
            let isRelative = take("@")
            if !isRelative { index += 1 }
            let segments = try nested { (parser) throws(JSONPathFault) in try parser.segments() }
            return .query(.init(isRelative: isRelative, segments: segments))
        case "'", "\"": return .literal(.string(try string()))
        case .some("a"..."z"): return try wordOrFunction()
        default: return .literal(try number())
        }
    }

    private mutating func wordOrFunction() throws(JSONPathFault) -> JSONPath.Operand {
        let start = index
        var word = ""
        while let scalar = peek, ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_" {
            word.unicodeScalars.append(scalar)
            index += 1
        }
        guard take("(") else {
            switch word {
            case "true": return .literal(.boolean(true))
            case "false": return .literal(.boolean(false))
            case "null": return .literal(.null)
            default: throw fault("'\(word)' is not a literal; write a string in quotes", at: start)
            }
        }
        guard let name = JSONPath.FunctionName(rawValue: word) else {
            let known = JSONPath.FunctionName.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("there is no function '\(word)'; the functions are \(known)", at: start)
        }
        return .function(try nested { (parser) throws(JSONPathFault) in try parser.function(name, from: start) })
    }

    private mutating func function(
        _ name: JSONPath.FunctionName, from start: Int
    ) throws(JSONPathFault) -> JSONPath.Function {
        var arguments: [JSONPath.Operand] = []
        skipSpace()
        if peek != ")" {
            repeat {
                skipSpace()
                let place = index
                let argument = try operand()
                if name.takesNodes {
                    guard case .query = argument else {
                        throw fault("the argument of '\(name.rawValue)' must be a query", at: place)
                    }
                } else {
                    try checkValue(argument, at: place)
                }
                arguments.append(argument)
                skipSpace()
            } while take(",")
        }
        try expect(")")
        guard arguments.count == name.argumentCount else {
            let wanted = "\(name.argumentCount) argument\(name.argumentCount == 1 ? "" : "s")"
            throw fault("'\(name.rawValue)' takes \(wanted), not \(arguments.count)", at: start)
        }
        return .init(name: name, arguments: arguments)
    }
}
