/// Takes a manifest apart.
struct ManifestReader {
    enum Failure {
        /// - Parameter line: from 1.
        case fault(String, line: Int)
        case end
    }

    private enum Section {
        case outside, head, references, files
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private var entries: [Manifest.Entry] = []
    private(set) var references: [String] = []
    private(set) var findings = 0
    /// Nil where a merge left the seals of two runs.
    private(set) var seal: SHA256Digest?
    /// Where the line after the seal begins.
    private(set) var bodyStart = 0

    private var section = Section.outside
    private var isMerged = false

    /// - Returns: what is wrong, if anything is. The first fault says enough: the rest of somebody else's file is no news.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Failure? {
        // A line has 77 bytes besides its path.
        entries.reserveCapacity(bytes.count / 100)
        var number = 0
        var start = 0
        while start < bytes.count {
            number += 1
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            if let fault = take(Self.trimmed(bytes[start..<end]), next: min(end + 1, bytes.count)) {
                return .fault(fault, line: number)
            }
            start = end + 1
        }
        if isMerged { seal = nil }
        return section == .outside && number > 0 ? nil : .end
    }

    /// Sorted, each path once; of two that a merge left the later counts.
    var orderedEntries: [Manifest.Entry] {
        let isOrdered = zip(entries, entries.dropFirst()).allSatisfy { OutputPath.precedes($0.path, $1.path) }
        if isOrdered { return entries }
        let digests = Dictionary(entries.map { ($0.path, $0.digest) }, uniquingKeysWith: { $1 })
        return digests.map(Manifest.Entry.init).sorted { OutputPath.precedes($0.path, $1.path) }
    }

    /// - Parameter next: where the next line begins.
    /// - Returns: what is wrong with the line.
    private mutating func take(_ line: Line, next: Int) -> String? {
        if line.isEmpty { return nil }
        if Self.isConflictMarker(line) {
            isMerged = true
            return nil
        }
        switch section {
        case .outside:
            guard Self.spells(line, "{") else { return Self.unexpected }
            section = .head
        case .head: return takeHead(line, next: next)
        case .references:
            if Self.spells(line, "]") || Self.spells(line, "],") {
                section = .head
            } else if let path = Self.quoted(line), path.rest.isEmpty || Self.spells(path.rest, ",") {
                references.append(String(decoding: path.text, as: UTF8.self))
            } else {
                return Self.unexpected
            }
        case .files:
            if line.first == UInt8(ascii: "}") { section = .head } else { return takeEntry(line) }
        }
        return nil
    }

    private mutating func takeHead(_ line: Line, next: Int) -> String? {
        if Self.spells(line, "}") {
            section = .outside
        } else if Self.spells(line, "\"files\": {") {
            section = .files
        } else if Self.spells(line, "\"files\": {}") {
            return nil
        } else if Self.spells(line, "\"refers-to\": [") {
            section = .references
        } else if line.starts(with: "\"findings\": ".utf8) {
            findings = Int(String(decoding: line.filter { 0x30...0x39 ~= $0 }, as: UTF8.self)) ?? 0
        } else if line.starts(with: "\"made-from\": \"".utf8) {
            seal = SHA256Digest(hexadecimal: line.dropFirst(14).prefix(64))
            bodyStart = next
        } else {
            return Self.unexpected
        }
        return nil
    }

    /// `"path": "hash"` and perhaps a comma. Paths need no escapes (`OutputPath`).
    private mutating func takeEntry(_ line: Line) -> String? {
        guard let path = Self.quoted(line), path.rest.first == UInt8(ascii: ":"),
            let hash = Self.quoted(Self.trimmed(path.rest.dropFirst())),
            hash.rest.isEmpty || Self.spells(hash.rest, ","), let digest = SHA256Digest(hexadecimal: hash.text)
        else { return Self.unexpected }
        let text = String(decoding: path.text, as: UTF8.self)
        if let fault = OutputPath.fault(in: UnsafeBufferPointer(rebasing: path.text)) {
            return "'\(text)' cannot be a generated file: \(fault)"
        }
        entries.append(Manifest.Entry(path: text, digest: digest))
        return nil
    }

    // MARK: Bytes

    private static let unexpected = "this line is not a file with its hash"

    /// The text between the quotes at the line's beginning, and what follows it.
    private static func quoted(_ line: Line) -> (text: Line, rest: Line)? {
        guard line.first == UInt8(ascii: "\"") else { return nil }
        let text = line.dropFirst()
        guard let end = text.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return (text[..<end], trimmed(text[(end + 1)...]))
    }

    private static func spells(_ line: Line, _ text: StaticString) -> Bool {
        line.count == text.utf8CodeUnitCount
            && line.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: line.count))
    }

    private static func isConflictMarker(_ line: Line) -> Bool {
        guard let first = line.first, "<|=>".utf8.contains(first) else { return false }
        return line.prefix(7).count == 7 && line.prefix(7).allSatisfy { $0 == first }
    }

    private static func trimmed(_ line: Line) -> Line {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = line.firstIndex(where: { !isSpace($0) }), let last = line.lastIndex(where: { !isSpace($0) })
        else { return line[line.startIndex..<line.startIndex] }
        return line[first...last]
    }
}
