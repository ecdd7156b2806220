import Diagnostics
import Files

/// What the last run over an output folder knew, for the next one to tell whether it would come to the same.
///
/// It changes with every run and every build of the tool, and is of use where that ran alone. So it stands in a hidden folder that keeps
/// itself out of version control.
struct LastRun: Equatable {
    /// Over everything that the output depends on, the tool itself included.
    var inputs: SHA256Digest
    /// Over the manifest and every file.
    var output: SHA256Digest
    /// The files to which the document refers, as it names them, in the order in which they were asked for.
    var references: [String]
    /// How many warnings and notes there were.
    var findings: Int

    /// - Returns: nil where a reference cannot be written down as it is, or nobody knows the generator.
    init?(_ inputs: RunInputs, _ references: [ReferencedFile], findings: Int, _ files: GeneratedFileSet) {
        guard references.allSatisfy({ Self.isPlain($0.path) }), let digest = inputs.digest(references)
        else { return nil }
        self.inputs = digest
        output = Self.digest(of: Manifest(of: files), files.files.lazy.map(\.digest))
        self.references = references.map(\.path)
        self.findings = findings
    }

    /// - Parameter digests: of the files, in the manifest's order.
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

    /// - Returns: nil where the bytes are anything else than what a run writes.
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

    /// - Returns: nil where there was none, or it did not come to its end.
    init?(in folder: borrowing OutputFolder) {
        guard var own = try? folder.subfolder(OutputFolder.own), !own.contains(folder: FileSetWriter.staging),
            let bytes = try? own.read(Self.file)
        else { return nil }
        self.init(bytes)
    }
}

extension OutputFolder {
    /// The folder of what is not output; its name is one that no generated file can have.
    static let own = ".gen-dtos"

    /// Puts a file into the folder of the tool's own, which ignores itself.
    mutating func keep(_ run: LastRun) throws {
        var own = try ownFolder()
        try own.put(LastRun.file, run.bytes)
    }

    /// Made where it is missing; it ignores itself from the first moment on.
    func ownFolder() throws -> OutputFolder {
        var own = try makeSubfolder(Self.own)
        try own.put(".gitignore", Array("*\n".utf8))
        return own
    }

    /// In one step; nothing happens where the bytes are there.
    private mutating func put(_ name: String, _ bytes: [UInt8]) throws {
        if (try? holds(name, bytes)) == true { return }
        let temporary = name + ".new"
        try remove(temporary)
        try create(temporary, [bytes])
        let source = shared()
        try take(temporary, from: source, as: name)
    }
}
