package import Diagnostics

/// The list of what the tool owns in an output folder: every file with its hash, and what it was made from.
///
/// One line per file, sorted, so that it can be reviewed and merged like the files themselves:
///
/// ```json
/// {
///   "made-from": "2c26b46b…",
///   "files": {
///     "Sources/Books/Models/WorkDTO.swift": "9f86d081…"
///   }
/// }
/// ```
package struct Manifest: Equatable, Sendable {
    /// A file with the hash of its bytes.
    package struct Entry: Equatable, Sendable {
        package var path: String
        package var digest: SHA256Digest
    }

    /// In the order of the paths' bytes, each path once.
    package private(set) var entries: [Entry]
    /// What a run that has nothing to do wants to know of the last one. Nil where the run was not finished, or is not to be relied upon.
    package private(set) var record: RunRecord?
    /// The hash of the inputs and of the rest of the manifest, as it was read.
    private var seal: SHA256Digest?
    /// The hash of the rest, as it was read.
    private var body: SHA256Digest?
    /// The rest, where it was sealed here: it is long, and is hashed before it is written.
    private var sealed: [UInt8]?

    package init(of files: GeneratedFileSet, record: RunRecord? = nil) {
        self.init(files.files.map { Entry(path: $0.path, digest: $0.digest) }, record: record)
    }

    private init(_ entries: [Entry], record: RunRecord?) {
        self.entries = entries
        self.record = record
        guard let inputs = record?.inputs else { return }
        let bytes = Self.body(of: entries, record)
        seal = Self.seal(inputs: inputs, body: SHA256Digest(of: bytes))
        sealed = bytes
    }

    /// The hashes by path.
    package var digests: [String: SHA256Digest] {
        Dictionary(entries.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }

    /// What it owns and the other does not.
    package func subtracting(_ other: Manifest?) -> [Entry] {
        var rest = other?.entries[...] ?? []
        return entries.filter { entry in
            rest = rest.drop { OutputPath.precedes($0.path, entry.path) }
            return rest.first.map { OutputPath.precedes(entry.path, $0.path) } ?? true
        }
    }

    /// The files of both; where both own one, with the hash of this manifest. A run writes it before it touches the
    /// first file, so that it never leaves one that nobody owns. It is nothing to rely upon: the run is not over.
    package func union(_ other: Manifest?) -> Manifest {
        let entries = entries + (other?.subtracting(self) ?? [])
        return Manifest(entries.sorted { OutputPath.precedes($0.path, $1.path) }, record: nil)
    }

    /// They own the same.
    package static func == (manifest: Manifest, other: Manifest) -> Bool {
        manifest.entries == other.entries
    }

    /// Whether the run that wrote the manifest had these inputs, and nobody has changed the manifest since.
    package func isMade(from inputs: SHA256Digest) -> Bool {
        guard let seal, let body else { return false }
        return seal == Self.seal(inputs: inputs, body: body)
    }

    package func isSealed(like other: Manifest?) -> Bool {
        seal == other?.seal
    }

    /// Whether these are the manifest's bytes as it would be written.
    package func isSpelled(as bytes: [UInt8]) -> Bool {
        self.bytes == bytes
    }

    /// Over both, so that neither can be replaced alone: not by hand, not by a merge.
    private static func seal(inputs: SHA256Digest, body: SHA256Digest) -> SHA256Digest {
        SHA256Digest(of: Array((inputs.hexadecimal + body.hexadecimal).utf8))
    }
}

/// What a run was made from, for the next one to tell whether it would come to the same.
package struct RunRecord: Equatable, Sendable {
    /// Over everything that the output depends on, the tool itself included. Nil where it was read from a manifest, which keeps it only
    /// as part of its seal.
    package var inputs: SHA256Digest?
    /// The files to which the document refers, as it names them, in the order in which they were asked for.
    package var references: [String]
    /// How many warnings and notes there were.
    package var findings: Int

    package init(inputs: SHA256Digest?, references: [String], findings: Int) {
        self.inputs = inputs
        self.references = references
        self.findings = findings
    }
}

// MARK: Writing

extension Manifest {
    package var bytes: [UInt8] { Array(parts.joined()) }

    /// The same in two pieces, of which the second is long.
    package var parts: [[UInt8]] {
        let start = seal.map { "{\n  \"made-from\": \"\($0.hexadecimal)\",\n" } ?? "{\n"
        return [Array(start.utf8), sealed ?? Self.body(of: entries, record)]
    }

    /// Everything after the seal.
    private static func body(of entries: [Entry], _ record: RunRecord?) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entries.reduce(256) { $0 + $1.path.utf8.count + 80 })
        if let references = record?.references, !references.isEmpty {
            bytes += "  \"refers-to\": [\n    ".utf8
            bytes += references.map { "\"\($0)\"" }.joined(separator: ",\n    ").utf8
            bytes += "\n  ],\n".utf8
        }
        if let findings = record?.findings, findings > 0 { bytes += "  \"findings\": \(findings),\n".utf8 }
        bytes += "  \"files\": {".utf8
        for (index, entry) in entries.enumerated() {
            bytes += (index == 0 ? "\n    \"" : ",\n    \"").utf8
            bytes += entry.path.utf8
            bytes += "\": \"".utf8
            bytes += entry.digest.digits
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
        var reader = ManifestReader()
        switch file.bytes.withUnsafeBufferPointer({ reader.read($0) }) {
        case .fault(let text, let line)?:
            let place = SourceLocation(file: id, line: UInt32(line), column: 1)
            diagnostics.emit(OutputMessages.damagedManifest(text, at: place))
            return nil
        case .end?:
            diagnostics.emit(OutputMessages.incompleteManifest(path: file.path))
            return nil
        case nil: break
        }
        entries = reader.orderedEntries
        seal = reader.seal
        record = seal.map { _ in RunRecord(inputs: nil, references: reader.references, findings: reader.findings) }
        body = SHA256Digest(of: file.bytes[reader.bodyStart...])
    }
}
