public import Platform
import Texts

/// Writes a lock as YAML. Each line has one fact, so each change is one line in a review, and branches can be merged.
extension ContractLock {
    /// Returns the bytes of the file in parts.
    ///
    /// - Parameter workers: The threads that may write the parts.
    public func text(workers: Workers = .one) -> [[UInt8]] {
        var text = LockText()
        text.beginLine([])
        text.list([.init(key: "contract", value: .string(title)), .init(key: "version", value: .string(version))])
        text.endLine()
        let lines = lines ?? Self.pieces(of: definitions, workers: workers) { $0 }
        return [Array(Self.preface.utf8) + text.bytes] + lines + operations.map(\.line)
    }

    /// Writes the lines of definitions in parts, on several threads.
    ///
    /// - Parameter definition: Returns the definition of an element.
    public static func pieces<Element: Sendable>(
        of elements: [Element], workers: Workers, _ definition: @Sendable (Element) -> LockedDefinition
    ) -> [[UInt8]] {
        elements.runs(of: 64).concurrentMap(workers: workers) { run in
            var bytes: [UInt8] = []
            for element in run { bytes += definition(element).lines }
            return bytes.fitted
        }
    }

    /// The text after `# ` in the first line of a lock.
    public static let mark = "What this contract was when gen-dtos last ran"

    private static let preface = """
        # \(mark), and when parts left it. Keep the file in the repository: it tells gen-dtos
        # how long Swift keeps parts that have left the document. After a merge, the lines of both sides may remain. The
        # next run sorts them.

        """
}

extension LockedDefinition {
    /// The lines of the definition and its members, in UTF-8.
    public var lines: [UInt8] {
        var text = LockText()
        text.beginLine(place)
        text.list(facts.objectMembers)
        text.list(Self.lifecycle(departure))
        text.endLine()
        for index in members.indices {
            text.beginLine(place)
            text.add(members[index].name.member)
            text.list(members[index].facts.objectMembers)
            text.list(Self.lifecycle(of: members[index]))
            text.endLine()
        }
        return text.bytes
    }

    fileprivate static func lifecycle(_ departure: Departure?) -> [ContractValue.Member] {
        departure.map { [.init(key: "gone", value: .string($0.text))] } ?? []
    }

    private static func lifecycle(of member: LockedMember) -> [ContractValue.Member] {
        var members = lifecycle(member.departure)
        if let key = member.newKey { members.append(.init(key: "renamed", value: .string(key))) }
        if !member.formerTypes.isEmpty {
            members.append(.init(key: "was", value: .array(member.formerTypes.map(\.value))))
            members.append(.init(key: "changed", value: .string(Departure(day: member.changed).text)))
        }
        return members
    }
}

extension LockedOperation {
    /// The line of the operation, in UTF-8.
    fileprivate var line: [UInt8] {
        var text = LockText()
        text.beginLine([])
        text.list([.init(key: "call", value: .string(name))])
        text.list(facts.objectMembers)
        if !parameters.isEmpty {
            let all = parameters.map {
                ContractValue.object($0.facts.objectMembers + LockedDefinition.lifecycle($0.departure))
            }
            text.list([.init(key: "parameters", value: .array(all))])
        }
        text.list(LockedDefinition.lifecycle(departure))
        text.endLine()
        return text.bytes
    }
}

extension LockedMember.Name {
    fileprivate var member: ContractValue.Member {
        switch self {
        case .property(let key): .init(key: "property", value: .string(key))
        case .failure(let key): .init(key: "failure-property", value: .string(key))
        case .value(let value): .init(key: "value", value: value)
        }
    }
}

extension ContractValue {
    fileprivate var objectMembers: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}

extension DefinitionPath {
    /// The beginning of each line about the definition: `schema: Book, at: [property, links]`.
    public var text: [UInt8] {
        var text = LockText()
        text.list(members)
        return text.bytes
    }
}

/// Writes YAML flow collections, with one collection per line.
private struct LockText {
    private(set) var bytes: [UInt8] = []
    /// Whether a comma must precede the next member.
    private var isContinued = false

    /// Begins the line of a definition or member.
    ///
    /// - Parameter place: The beginning of the line, as `list` writes it.
    mutating func beginLine(_ place: [UInt8]) {
        bytes.append(literal: "- {")
        bytes += place
        isContinued = !place.isEmpty
    }

    mutating func endLine() {
        bytes.append(literal: "}\n")
        isContinued = false
    }

    /// Writes members without braces.
    mutating func list(_ members: [ContractValue.Member]) {
        for index in members.indices { add(members[index]) }
    }

    mutating func add(_ member: ContractValue.Member) {
        if isContinued { bytes.append(literal: ", ") }
        write(member.key)
        bytes.append(literal: ": ")
        write(member.value)
        isContinued = true
    }

    private mutating func write(_ value: ContractValue) {
        switch value {
        case .null: bytes.append(literal: "null")
        case .boolean(let flag): bytes.append(literal: flag ? "true" : "false")
        case .integer(let digits), .number(let digits): bytes.append(digits)
        case .string(let text): write(text)
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            isContinued = false
            list(members)
            bytes.append(UInt8(ascii: "}"))
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for index in elements.indices {
                if index > 0 { bytes.append(literal: ", ") }
                write(elements[index])
            }
            bytes.append(UInt8(ascii: "]"))
        }
    }

    private mutating func write(_ text: String) {
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            let isPlain = Self.isPlain(utf8)
            if isPlain { bytes += utf8 }
            return isPlain
        }
        if isPlain { return }
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { write(scalar) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a string needs no quotes in any version of YAML, such as a word or a date.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        if isLetter(first) { return last != UInt8(ascii: " ") && text.allSatisfy(isPlain) && !isReserved(text) }
        return text.count == 10 && CalendarDay(String(decoding: text, as: UTF8.self)) != nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: " "):
            true
        default: isLetter(byte)
        }
    }

    /// Whether a version of YAML reads the plain word as null or a Boolean, in upper or lower case.
    private static func isReserved(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        reserved.contains { reserved in
            reserved.utf8CodeUnitCount == word.count
                && reserved.withUTF8Buffer { zip($0, word).allSatisfy { $0 == $1 | 0x20 } }
        }
    }

    private static let reserved: [StaticString] = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

    /// Writes a character within quotes. Invisible characters are escaped. The escape has eight digits for a character
    /// beyond U+FFFF, and four for others.
    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes.append(literal: "\\\"")
        case "\\": bytes.append(literal: "\\\\")
        case "\n": bytes.append(literal: "\\n")
        case "\t": bytes.append(literal: "\\t")
        default:
            if scalar.isVisible {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                let digits = String(scalar.value, radix: 16)
                let width = scalar.value > 0xFFFF ? 8 : 4
                bytes.append(literal: width == 8 ? "\\U" : "\\u")
                bytes += repeatElement(UInt8(ascii: "0"), count: width - digits.utf8.count)
                bytes.append(digits)
            }
        }
    }
}
