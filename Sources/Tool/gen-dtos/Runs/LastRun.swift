import Files

/// The facts about the last run for an output folder. The next run uses the facts to decide whether its result would be
/// the same.
///
/// The facts change with every run and every build of the tool, and are useful only on this machine. So they are in a
/// hidden folder that excludes itself from version control.
struct LastRun: Equatable {
    /// The hash of everything on which the output depends, including the tool itself.
    var inputs: SHA256Digest
    /// The hash of the manifest and every file.
    var output: SHA256Digest
    /// The names in the document of the files to which it refers, in the order in which the files were requested.
    var references: [String]
    /// The number of warnings and notes.
    var findings: Int

    /// Records the facts about a run.
    ///
    /// - Returns: Nil if a reference cannot be written as a line, or if the generator is unknown.
    init?(_ inputs: RunInputs, _ references: [ReferencedFile], findings: Int, _ files: GeneratedFileSet) {
        guard references.allSatisfy({ Self.isPlain($0.path) }), let digest = inputs.digest(references)
        else { return nil }
        self.inputs = digest
        output = Self.digest(of: Manifest(of: files), files.files.lazy.map(\.digest))
        self.references = references.map(\.path)
        self.findings = findings
    }

    /// Returns the hash of the manifest and every file.
    ///
    /// - Parameter digests: The hashes of the files, in the manifest's order.
    static func digest(of manifest: Manifest, _ digests: some Sequence<SHA256Digest>) -> SHA256Digest {
        var bytes = manifest.bytes
        for digest in digests { bytes += digest.digits }
        return SHA256Digest(of: bytes)
    }

    private static func isPlain(_ path: String) -> Bool {
        !path.isEmpty && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

// MARK: Text

extension LastRun {
    private static let words = (inputs: "inputs ", output: "output ", findings: "findings ", reference: "refers-to ")

    var bytes: [UInt8] {
        let lines =
            [
                Self.words.inputs + inputs.hexadecimal, Self.words.output + output.hexadecimal,
                Self.words.findings + "\(findings)",
            ] + references.map { Self.words.reference + $0 }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Reads the text that `bytes` writes.
    ///
    /// - Returns: Nil if the bytes do not have this format.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        func text(_ index: Int, _ word: String) -> Substring? {
            guard lines.indices.contains(index), lines[index].hasPrefix(word) else { return nil }
            return lines[index].dropFirst(word.count)
        }
        guard let inputs = text(0, Self.words.inputs).flatMap({ SHA256Digest(hexadecimal: $0.utf8) }),
            let output = text(1, Self.words.output).flatMap({ SHA256Digest(hexadecimal: $0.utf8) }),
            let findings = text(2, Self.words.findings).flatMap({ Int($0) })
        else { return nil }
        self.inputs = inputs
        self.output = output
        self.findings = findings
        references = lines.indices.dropFirst(3).compactMap { text($0, Self.words.reference).map(String.init) }
    }
}

// MARK: Disk

extension LastRun {
    static let file = "last-run"

    /// Reads the record of the last run in an output folder.
    ///
    /// - Returns: Nil if there was no run, or if the last run was not completed.
    init?(in folder: borrowing OutputFolder) {
        guard var own = try? folder.subfolder(OutputFolder.own), !own.contains(folder: FileSetWriter.staging),
            let bytes = try? own.read(Self.file)
        else { return nil }
        self.init(bytes)
    }
}

extension OutputFolder {
    /// The folder for files that are not output. No generated file can have its name.
    static let own = ".gen-dtos"

    /// Writes the record of a run to the tool's own folder.
    mutating func keep(_ run: LastRun) throws {
        var own = try ownFolder()
        try own.put(LastRun.file, run.bytes)
    }

    /// Returns the tool's own folder. A missing folder is made. Version control ignores the folder from the beginning.
    func ownFolder() throws -> OutputFolder {
        var own = try makeSubfolder(Self.own)
        try own.put(".gitignore", Array("*\n".utf8))
        return own
    }

    /// Writes a file in one step, unless it already has the bytes.
    mutating func put(_ name: String, _ bytes: [UInt8]) throws {
        if (try? holds(name, bytes)) == true { return }
        let temporary = name + ".new"
        try remove(temporary)
        try create(temporary, [bytes])
        let source = shared()
        try take(temporary, from: source, as: name)
    }
}
