/// The lines of a file, with the lines that are inserted.
///
/// Lines end as in Swift's parser: at a line feed, with or without a carriage return before it. The parser also accepts
/// single carriage returns. A file with single carriage returns gets no new lines, because its line numbers would
/// differ from the parser's.
struct SourceLines {
    private var lines: [String]
    /// The characters before each line feed: a carriage return or an empty string.
    private let endings: [String]
    private let isCounted: Bool
    private var before: [Int: [String]] = [:]
    private var behind: [Int: [String]] = [:]
    private var instead: [Int: String] = [:]
    private var within: [Int: [(column: Int, text: String)]] = [:]

    init(_ text: String) {
        // The bytes are split, because Swift treats a carriage return and a line feed as one character, which differs
        // from a line feed.
        let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        endings = parts.map { $0.last == 0x0D ? "\r" : "" }
        lines = parts.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
        isCounted = !lines.contains { $0.utf8.contains(0x0D) }
    }

    /// - Parameters:
    ///   - number: The line number, from 1.
    ///   - column: The column in bytes, from 1, or nil for a new line.
    func has(_ number: Int, _ column: Int?) -> Bool {
        isCounted && lines.indices.contains(number - 1)
            && column.map { 1...max(1, lines[number - 1].utf8.count) ~= $0 } ?? true
    }

    /// - Parameter number: The number of an existing line.
    mutating func add(_ line: AuditFinding.Line, at number: Int) {
        let index = number - 1
        let anchor = lines[index]
        if line.isReplacement {
            instead[index] = Self.indentation(of: anchor) + line.text
        } else if let column = line.column {
            within[index, default: []].append((column, line.text + " "))
        } else if line.text.hasSuffix(","), !anchor.hasSuffix(",") {
            // The last parameter has no comma, and the text after it is not a parameter.
            before[index, default: []].append(Self.indentation(of: anchor) + line.text)
        } else {
            behind[index, default: []].append(indentation(behind: index) + line.text)
        }
    }

    var mended: String {
        lines.indices.flatMap { index in
            let own = instead[index] ?? mended(index)
            return ((before[index] ?? []) + [own] + (behind[index] ?? [])).map { $0 + endings[index] }
        }.joined(separator: "\n")
    }

    /// Returns a line with the texts that are inserted into it.
    private func mended(_ index: Int) -> String {
        var bytes = Array(lines[index].utf8)
        // The texts are inserted from right to left, so that columns stay valid.
        let parts = (within[index] ?? []).enumerated().sorted {
            ($0.element.column, $0.offset) > ($1.element.column, $1.offset)
        }
        for (_, part) in parts { bytes.insert(contentsOf: Array(part.text.utf8), at: part.column - 1) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func indentation(of line: String) -> String { String(line.prefix { $0 == " " || $0 == "\t" }) }

    /// Returns the indentation of a new line after this line. After an opening brace, the
    /// result is the indentation of the next line.
    private func indentation(behind index: Int) -> String {
        let own = Self.indentation(of: lines[index])
        guard lines[index].hasSuffix("{") else { return own }
        let next = lines[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) }.map(Self.indentation(of:))
        return next.flatMap { $0.count > own.count ? $0 : nil } ?? own + "    "
    }
}
