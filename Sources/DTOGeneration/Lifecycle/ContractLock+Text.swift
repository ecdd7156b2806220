/// Lock → text: YAML, one fact to a line, so that a change is one line of a review and branches merge.
extension ContractLock {
    /// - Parameter jobs: worker threads.
    package func file(jobs: Int = 1) -> GeneratedFile {
        var text = LockText()
        text.line([], [.init(key: "contract", value: .string(title)), .init(key: "version", value: .string(version))])
        let lines = lines ?? Self.pieces(of: definitions, jobs: jobs) { $0 }
        return GeneratedFile(path: Self.fileName, parts: [Array(Self.preface.utf8) + text.bytes] + lines)
    }

    /// - Parameter definition: the definition that an element stands for.
    static func pieces<Element: Sendable>(
        of elements: [Element], jobs: Int, _ definition: @Sendable (Element) -> LockedDefinition
    ) -> [[UInt8]] {
        elements.runs(of: 64).concurrentMap(jobs: jobs) { run in
            var bytes: [UInt8] = []
            for element in run { bytes += definition(element).lines }
            return bytes.fitted
        }
    }

    private static let preface = """
        # What this contract was when gen-dtos last ran, and since when the rest is gone. Keep it in the repository: from here gen-dtos
        # knows how long Swift is to keep what has left the document. After a merge the lines of both sides may stay; the next run puts
        # them in order.

        """
}

extension LockedDefinition {
    var lines: [UInt8] {
        var text = LockText()
        text.line(place, facts.objectMembers + Self.lifecycle(departure))
        for member in members {
            text.line(place, [member.name.member] + member.facts.objectMembers + Self.lifecycle(of: member))
        }
        return text.bytes
    }

    private static func lifecycle(_ departure: Departure?) -> [ContractValue.Member] {
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
    /// What each line about the definition begins with: `schema: Book, at: [property, links]`.
    var text: [UInt8] {
        var text = LockText()
        text.list(members)
        return text.bytes
    }
}

/// YAML flow collections of one line each.
private struct LockText {
    private(set) var bytes: [UInt8] = []

    /// - Parameter place: what the line begins with, as `list` writes it.
    mutating func line(_ place: [UInt8], _ members: [ContractValue.Member]) {
        bytes += "- {".utf8
        bytes += place
        if !place.isEmpty, !members.isEmpty { bytes += ", ".utf8 }
        list(members)
        bytes += "}\n".utf8
    }

    /// Without braces.
    mutating func list(_ members: [ContractValue.Member]) {
        for (index, member) in members.enumerated() {
            if index > 0 { bytes += ", ".utf8 }
            write(member.key)
            bytes += ": ".utf8
            write(member.value)
        }
    }

    private mutating func write(_ value: ContractValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
        case .integer(let digits), .number(let digits): bytes += digits.utf8
        case .string(let text): write(text)
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            list(members)
            bytes.append(UInt8(ascii: "}"))
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes += ", ".utf8 }
                write(element)
            }
            bytes.append(UInt8(ascii: "]"))
        }
    }

    private mutating func write(_ text: String) {
        if Self.isPlain(text) {
            bytes += text.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars { write(scalar) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// What needs no quotes in any version of YAML.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        let isWord = text.withUTF8 { bytes in
            guard let first = bytes.first, let last = bytes.last else { return false }
            return isLetter(first) && last != UInt8(ascii: " ") && bytes.allSatisfy(isPlain)
        }
        return isWord && !isReserved(text) || CalendarDay(text) != nil
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

    private static func isReserved(_ text: String) -> Bool {
        guard text.utf8.count <= 5 else { return false }
        return switch text.lowercased() {
        case "null", "true", "false", "yes", "no", "on", "off", "y", "n": true
        default: false
        }
    }

    /// Within quotes. What could hide in a text is escaped; YAML has eight digits for what lies beyond sixteen bits.
    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\t": bytes += "\\t".utf8
        default:
            if scalar.isVisible {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                let digits = String(scalar.value, radix: 16)
                let width = scalar.value > 0xFFFF ? 8 : 4
                bytes += (width == 8 ? "\\U" : "\\u").utf8
                bytes += repeatElement(UInt8(ascii: "0"), count: width - digits.utf8.count)
                bytes += digits.utf8
            }
        }
    }
}
