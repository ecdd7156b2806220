import DTORuntime

/// The path of a value within a JSON value: `data.works[0].title`.
///
/// A key that is not a plain word is written in brackets: `['a key']`. The path `.` means the whole value.
public struct DamagePath: Hashable, Sendable {
    /// One part of a path: the key of an object's member, or the index of an array's element, counted from 0.
    public enum Step: Hashable, Sendable {
        /// The key of a member.
        case key(String)
        /// The index of an element, counted from 0.
        case index(Int)
    }

    /// The parts of the path, from the outermost to the innermost. The path of the whole value is empty.
    public var steps: [Step]

    /// Makes a path from its parts.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    private static let depthLimit = 100

    /// Reads a path such as `data.works[0].title`.
    ///
    /// - Throws: `DamageFault` if the string is not a path.
    public init(_ text: String) throws(DamageFault) {
        var reader = Reader(rest: text[...])
        steps = []
        if text == "." { return }
        while !reader.rest.isEmpty {
            guard let step = reader.step(isFirst: steps.isEmpty), steps.count < Self.depthLimit else {
                throw DamageFault("'\(text)' is not a path. Paths look like data.works[0].title or ['a key'].")
            }
            steps.append(step)
        }
        if steps.isEmpty { throw DamageFault("A damage needs a path, such as data.works[0].title.") }
    }

    /// The path as ASCII text. Other characters in keys are written as `\uXXXX`.
    public var text: String {
        if steps.isEmpty { return "." }
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where !key.isEmpty && key.utf8.allSatisfy(Self.isPlain):
                text += (text.isEmpty ? "" : ".") + key
            case .key(let key): text += "['" + key.utf16.map(Self.escaped).joined() + "']"
            }
        }
        return text
    }

    fileprivate static func isPlain(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || "_-$".utf8.contains(byte)
    }

    private static func escaped(_ unit: UInt16) -> String {
        let isPlain = (0x20..<0x7F).contains(unit) && ![0x22, 0x27, 0x2C, 0x5C].contains(unit)
        if isPlain, let scalar = Unicode.Scalar(unit) { return String(scalar) }
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Reads the steps of a path from its text.
    private struct Reader {
        var rest: Substring

        mutating func step(isFirst: Bool) -> Step? {
            if rest.first == "[" {
                rest.removeFirst()
                return rest.first == "'" ? quotedKey() : index()
            }
            if !isFirst {
                guard rest.first == "." else { return nil }
                rest.removeFirst()
            }
            let key = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" }
            if key.isEmpty { return nil }
            rest = rest.dropFirst(key.count)
            return .key(String(key))
        }

        private mutating func index() -> Step? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let index = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            return closes() ? .index(index) : nil
        }

        /// Reads a key in quotes. A backslash in the key escapes the next character, or begins `\uXXXX`.
        private mutating func quotedKey() -> Step? {
            rest.removeFirst()
            var units: [UInt16] = []
            while let next = rest.popFirst() {
                if next == "'" { return closes() ? .key(String(decoding: units, as: UTF16.self)) : nil }
                guard next == "\\" else {
                    units += next.utf16
                    continue
                }
                guard let escaped = rest.popFirst() else { return nil }
                if escaped == "u" {
                    guard rest.count >= 4, let unit = UInt16(rest.prefix(4), radix: 16) else { return nil }
                    units.append(unit)
                    rest = rest.dropFirst(4)
                } else {
                    units += escaped.utf16
                }
            }
            return nil
        }

        private mutating func closes() -> Bool {
            rest.popFirst() == "]"
        }
    }
}
