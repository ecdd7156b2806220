/// Reads Swift source to distinguish code from literals and comments: `//` comments, string literals with any number of
/// `#`, of one line and of several, and identifiers in backticks.
///
/// Generated code has no `/* */`, no regular expressions and no interpolation. Each of these is a fault.
import Texts

package struct SwiftScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The code outside of literals and comments.
    private var code: [UInt8] = []
    private var brackets: [UInt8] = []
    private var fault: String?

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns a fault of generated Swift, or nil if there is no fault. A fault is a literal or bracket that is not
    /// closed, a control or bidirectional character, or an interpolation.
    package static func fault(in bytes: [UInt8]) -> String? {
        var scanner = SwiftScanner(bytes)
        scanner.scan()
        return scanner.fault ?? invisible(in: bytes)
    }

    /// The text outside of literals and comments.
    package static func code(of bytes: [UInt8]) -> String {
        var scanner = SwiftScanner(bytes)
        scanner.scan()
        return String(decoding: scanner.code, as: UTF8.self)
    }

    private mutating func scan() {
        while position < bytes.count, fault == nil {
            switch bytes[position] {
            case UInt8(ascii: "/") where follows("//"): skipLine()
            case UInt8(ascii: "/") where follows("/*"): fault = "a block comment on line \(line)"
            case UInt8(ascii: "\""), UInt8(ascii: "#"): literalOrCode()
            default: takeCode()
            }
        }
        if fault == nil, !brackets.isEmpty { fault = "a bracket is never closed" }
    }

    private var line: Int {
        bytes[..<min(position, bytes.count)].count { $0 == 0x0A } + 1
    }

    private func follows(_ text: StaticString, at distance: Int = 0) -> Bool {
        let start = position + distance
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return start + text.count <= bytes.count && bytes[start..<start + text.count].elementsEqual(text)
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }

    private mutating func takeCode() {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "("): brackets.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): brackets.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if brackets.popLast() != byte { fault = "a bracket does not fit on line \(line)" }
        default: break
        }
        code.append(byte)
        position += 1
    }

    /// A literal begins with any number of `#` and a quotation mark. Any other `#` is code, such as `#if`.
    private mutating func literalOrCode() {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        guard follows("\"", at: hashes) else { return takeCode() }
        position += hashes
        let isMultiline = follows("\"\"\"")
        position += isMultiline ? 3 : 1
        skipLiteral(hashes: hashes, isMultiline: isMultiline)
        code.append(UInt8(ascii: "_"))
    }

    private mutating func skipLiteral(hashes: Int, isMultiline: Bool) {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isHashes(hashes, at: 1):
                if follows("(", at: 1 + hashes) {
                    guard let known = knownInterpolation() else { return fault = "an interpolation on line \(line)" }
                    position += known
                } else {
                    position += 2 + hashes
                }
            case UInt8(ascii: "\"") where closes(hashes: hashes, isMultiline: isMultiline):
                position += (isMultiline ? 3 : 1) + hashes
                return
            case 0x0A where !isMultiline, 0x0D where !isMultiline:
                return fault = "a literal is not closed on line \(line)"
            default: position += 1
            }
        }
        position = start
        fault = "the literal of line \(line) is never closed"
    }

    /// Returns the length of an interpolation from a template, which contains no string of a document.
    private func knownInterpolation() -> Int? {
        Self.knownInterpolations.first { bytes[position...].starts(with: $0) }?.count
    }

    /// The interpolations of Templates/Scenarios, sorted from the longest to the shortest.
    private static let knownInterpolations = [
        #"\(isSecret($0.name) ? "…" : $0.value)"#, #"\(isSecret($0.key) ? "…" : $0.value)"#,
        #"\(isSecret(name) ? "…" : value)"#, #"\($0.removingPercentEncoding ?? String($0))"#,
        #"\(request.method.rawValue)"#, #"\(await serverMock.baseURL)"#, #"\(record.matchedRoute ?? "none")"#,
        #"\(UUID().uuidString)"#, #"\(executable.path)"#, #"\(request.path)"#, #"\(data.count)"#, #"\(identifier)"#,
        #"\(file.path)"#, #"\($0.name)"#, #"\($0.key)"#, #"\(number)"#, #"\(screen)"#, #"\(status)"#,
        #"\(title)"#, #"\(error)"#, #"\(value)"#, #"\(name)"#, #"\(time)"#, #"\(text)"#, #"\(line)"#, #"\(log)"#,
        #"\($0)"#,
    ].map { Array($0.utf8) }

    private func closes(hashes: Int, isMultiline: Bool) -> Bool {
        isMultiline ? follows("\"\"\"") && isHashes(hashes, at: 3) : isHashes(hashes, at: 1)
    }

    private func isHashes(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { follows("#", at: distance + $0) }
    }

    /// Returns a fault if the text has a character that changes the visible order of a line, or that ends a line only
    /// for some programs.
    static func invisible(in bytes: [UInt8]) -> String? {
        guard let text = String(utf8: bytes) else { return "not UTF-8" }
        for scalar in text.unicodeScalars where scalar.value < 0x20 || scalar.value >= 0x7F {
            switch scalar.value {
            case 0x0A: break
            case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
                return "U+\(String(scalar.value, radix: 16, uppercase: true)) as it is"
            default: break
            }
        }
        return nil
    }
}
