package import Diagnostics

/// The list of what the tool owns in an output folder: every file with its hash, and nothing else.
///
/// One line per file, sorted, so that it can be reviewed and merged like the files themselves:
///
/// ```json
/// {
///   "files": {
///     "Sources/Books/Models/WorkDTO.swift": "9f86d081…"
///   }
/// }
/// ```
package struct Manifest: Equatable, Sendable {
    /// Hash by path.
    package private(set) var digests: [String: SHA256Digest]

    package init(of files: GeneratedFileSet) {
        digests = Dictionary(files.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files of both; where both own one, with the hash of this manifest. A run writes it before it touches the
    /// first file, so that it never leaves one that nobody owns.
    package func union(_ other: Manifest) -> Manifest {
        var union = self
        union.digests.merge(other.digests) { own, _ in own }
        return union
    }

    package var bytes: [UInt8] {
        let entries = digests.sorted { OutputPath.precedes($0.key, $1.key) }
        var bytes = Array("{\n  \"files\": {".utf8)
        bytes.reserveCapacity(entries.reduce(64) { $0 + $1.key.utf8.count + 80 })
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "\n    \"" : ",\n    \"").utf8
            bytes += entry.key.utf8
            bytes += "\": \"".utf8
            bytes += entry.value.hexadecimal.utf8
            bytes.append(UInt8(ascii: "\""))
        }
        bytes += (entries.isEmpty ? "}\n}\n" : "\n  }\n}\n").utf8
        return bytes
    }
}

// MARK: Reading

extension Manifest {
    /// Reads line by line what `bytes` writes; spacing is free.
    ///
    /// Lines that mark a merge conflict are skipped, and both sides count: whoever has merged two branches and runs the
    /// tool to make the output anew must not have to repair its manifest by hand first. Everything else that is not
    /// expected is an error with its place, because a file that is wrongly not owned cannot be replaced, and one that is
    /// wrongly owned could be lost.
    ///
    /// - Returns: nil when there was an error.
    package init?(reading file: SourceFile, id: SourceFileID, diagnostics: inout DiagnosticSink) {
        digests = [:]
        var depth = 0
        var isValid = true
        for (index, line) in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let fault = read(line.trimmed, &depth) else { continue }
            let place = SourceLocation(file: id, line: UInt32(index + 1), column: 1)
            diagnostics.emit(OutputMessages.damagedManifest(fault, at: place))
            isValid = false
            // The first says enough: the rest of somebody else's file is no news.
            break
        }
        if isValid, depth != 0 || file.bytes.isEmpty {
            diagnostics.emit(OutputMessages.incompleteManifest(path: file.path))
            isValid = false
        }
        if !isValid { return nil }
    }

    /// - Returns: what is wrong with the line.
    private mutating func read(_ line: ArraySlice<UInt8>, _ depth: inout Int) -> String? {
        if line.count > 20 { return Self.isConflictMarker(line) ? nil : readEntry(line) }
        switch String(decoding: line, as: UTF8.self) {
        case "{", "\"files\": {": depth += 1
        case "}", "},": depth -= 1
        case "", "\"files\": {}": break
        case _ where Self.isConflictMarker(line): break
        default: return readEntry(line)
        }
        return nil
    }

    private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
        ["<", "|", "=", ">"].contains { line.starts(with: String(repeating: $0, count: 7).utf8) }
    }

    /// `"path": "hash"` and perhaps a comma. Paths need no escapes (`OutputPath`).
    private mutating func readEntry(_ line: ArraySlice<UInt8>) -> String? {
        let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[2].trimmed.elementsEqual(":".utf8),
            parts[4].isEmpty || parts[4].elementsEqual(",".utf8), let digest = SHA256Digest(hexadecimal: parts[3])
        else { return "this line is not a file with its hash" }
        let path = String(decoding: parts[1], as: UTF8.self)
        if let fault = OutputPath.fault(in: path) { return "'\(path)' cannot be a generated file: \(fault)" }
        digests[path] = digest
        return nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) })
        else { return [] }
        return self[first...last]
    }
}
