/// Reads the lines of a manifest.
struct ManifestReader {
    enum Failure {
        /// - Parameter line: The line, counted from 1.
        case fault(String, line: Int)
        case end
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private var paths: [String] = []
    /// The number of open braces.
    private var depth = 0
    private var hasBegun = false
    /// Whether the current line is in the list `refers-to`, which earlier versions of the tool wrote.
    private var isInReferences = false
    /// Whether the manifest has markers of a merge conflict. Each side of the conflict may then end the list.
    private var isMerged = false

    /// Reads the lines up to the first fault. More faults of a damaged or foreign file would not help the user.
    ///
    /// - Returns: The fault, or nil.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Failure? {
        paths.reserveCapacity(bytes.count / 40)
        var number = 0
        var start = 0
        while start < bytes.count {
            number += 1
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            if let fault = take(Self.trimmed(bytes[start..<end])) { return .fault(fault, line: number) }
            start = end + 1
        }
        return hasBegun && (depth == 0 || isMerged) ? nil : .end
    }

    /// The paths, sorted by their bytes, each once.
    var orderedPaths: [String] {
        let isOrdered = zip(paths, paths.dropFirst()).allSatisfy { OutputPath.precedes($0, $1) }
        return isOrdered ? paths : Set(paths).sorted(by: OutputPath.precedes)
    }

    /// Reads one line.
    ///
    /// - Returns: The fault of the line, or nil.
    private mutating func take(_ line: Line) -> String? {
        guard let first = line.first else { return nil }
        if Self.isConflictMarker(line) {
            isMerged = true
            return nil
        }
        if isInReferences {
            isInReferences = first != UInt8(ascii: "]")
            return nil
        }
        switch first {
        case UInt8(ascii: "{") where line.count == 1 && (!hasBegun || isMerged):
            hasBegun = true
            depth += 1
        case UInt8(ascii: "}") where depth > 0 || isMerged: depth -= 1
        case UInt8(ascii: "]") where depth > 0 || isMerged: break
        case UInt8(ascii: "\"") where depth > 0 || isMerged: return takeMember(line)
        default: return Self.unexpected
        }
        return nil
    }

    private mutating func takeMember(_ line: Line) -> String? {
        if line.starts(with: "\"files\": {".utf8) {
            // Earlier versions of the tool wrote this line. `{}` opens and closes the list on one line.
            if line.last == UInt8(ascii: "{") { depth += 1 }
        } else if line.starts(with: "\"refers-to\": [".utf8) {
            isInReferences = true
        } else if !Self.memberStarts.contains(where: { line.starts(with: $0.utf8) }) {
            return takePath(line)
        }
        return nil
    }

    private static let memberStarts = ["\"files\": [", "\"findings\": ", "\"made-from\": \""]

    /// Reads `"path"`, after which a hash and a comma may follow. Paths need no escapes (`OutputPath`).
    private mutating func takePath(_ line: Line) -> String? {
        guard let path = Self.quoted(line) else { return Self.unexpected }
        if path.rest.first == UInt8(ascii: ":") {
            guard let hash = Self.quoted(Self.trimmed(path.rest.dropFirst())), Self.endsMember(hash.rest),
                SHA256Digest(hexadecimal: hash.text) != nil
            else { return Self.unexpected }
        } else if !Self.endsMember(path.rest) {
            return Self.unexpected
        }
        let text = String(decoding: path.text, as: UTF8.self)
        if let fault = OutputPath.fault(in: UnsafeBufferPointer(rebasing: path.text)) {
            return "'\(text)' cannot be a generated file: \(fault)"
        }
        paths.append(text)
        return nil
    }

    // MARK: Bytes

    private static let unexpected = "this line is not the path of a file"

    /// Returns the quoted text at the beginning of the line, and the rest of the line.
    private static func quoted(_ line: Line) -> (text: Line, rest: Line)? {
        guard line.first == UInt8(ascii: "\"") else { return nil }
        let text = line.dropFirst()
        guard let end = text.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return (text[..<end], trimmed(text[(end + 1)...]))
    }

    private static func endsMember(_ rest: Line) -> Bool {
        rest.isEmpty || rest.elementsEqual(",".utf8)
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
