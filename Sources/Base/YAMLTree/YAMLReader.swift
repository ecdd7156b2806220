public import Diagnostics

/// Reads YAML or JSON. The content decides which.
///
/// A document that begins with `{` or `[` is first read as JSON. If it is not JSON, it may still be a YAML flow
/// collection (`{openapi: 3.0.0}`), or JSON with additions that YAML allows, such as a trailing comma or a `#` comment.
/// If YAML also refuses the text, the error is described in terms of the format that the text resembles. A file named
/// `.json` that is only YAML gets a warning.
public enum YAMLReader {
    /// The greatest number of `%TAG` directives in a document. libyaml compares each directive with all earlier
    /// directives, which takes quadratic time.
    static let tagDirectiveLimit = 100

    /// Reads a file into a tree.
    ///
    /// - Returns: Nil if errors were emitted.
    public static func read(
        _ file: SourceFile,
        id: SourceFileID,
        limits: YAMLLimits,
        mergeKeys: Bool = true,
        diagnostics: inout DiagnosticSink
    ) -> YAMLTree? {
        let sizeLimit = min(limits.bytes, YAMLLimits.bytesCeiling)
        guard file.bytes.count <= sizeLimit else {
            diagnostics.emit(YAMLMessages.tooLarge(file.bytes.count, limit: sizeLimit, in: id))
            return nil
        }
        if let fault = file.bytes.withUnsafeBufferPointer({ markupFault($0, in: id) }) {
            diagnostics.emit(fault)
            return nil
        }
        let reading = file.bytes.withUnsafeBufferPointer { bytes in
            let source = Source(bytes: bytes, fileID: id, limits: limits, mergeKeys: mergeKeys)
            return read(source, isNamedJSON: file.path.hasSuffix(".json"))
        }
        var found = reading.diagnostics
        if reading.fault != nil {
            let conflicts = MergeConflicts.faults(in: file.bytes, id)
            if !conflicts.isEmpty { found = conflicts }
        }
        for diagnostic in found { diagnostics.emit(diagnostic) }
        guard !found.contains(where: { $0.severity == .error }), let root = reading.builder.root else { return nil }
        return YAMLTree(reading.builder, root: root, file: file, files: [id])
    }

    /// The input of a format's reader. Each reader makes its own builder, because a shared builder would be copied at
    /// its first change.
    struct Source {
        var bytes: UnsafeBufferPointer<UInt8>
        var fileID: SourceFileID
        var limits: YAMLLimits
        var mergeKeys = true

        var builder: YAMLTreeBuilder {
            YAMLTreeBuilder(fileID: fileID, limits: limits, sourceSize: bytes.count)
        }
    }

    /// The result of the JSON reader or the YAML reader.
    struct Reading {
        var builder: YAMLTreeBuilder
        var fault: ReadingFault?
        /// Diagnostics in addition to the diagnostics of the builder.
        var remarks: [Diagnostic] = []

        var diagnostics: [Diagnostic] {
            remarks + builder.diagnostics + (fault.map { [$0.diagnostic] } ?? [])
        }
    }

    private static func read(_ source: Source, isNamedJSON: Bool) -> Reading {
        guard beginsLikeJSON(source.bytes) else { return readYAML(source) }
        let json = readJSON(source)
        guard let fault = json.fault, fault.kind != .final else { return json }
        var yaml = readYAML(source)
        guard let yamlFault = yaml.fault else {
            if isNamedJSON { yaml.remarks.append(YAMLMessages.readAsYAML(instead: fault.diagnostic)) }
            return yaml
        }
        guard yamlFault.kind != .final else { return yaml }
        return fault.kind == .foreignSyntax && !isNamedJSON ? yaml : json
    }

    /// Whether the first byte, apart from white space and a byte order mark, opens a collection.
    private static func beginsLikeJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = withoutByteOrderMark(bytes).first { !isSpace($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    static func withoutByteOrderMark(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8>.SubSequence {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }

    static func readJSON(_ source: Source) -> Reading {
        var reader = JSONReader(reading: source.bytes, builder: source.builder)
        do throws(ReadingFault) {
            try reader.read()
            return Reading(builder: reader.builder, fault: nil)
        } catch {
            return Reading(builder: reader.builder, fault: error)
        }
    }

    static func readYAML(_ source: Source) -> Reading {
        guard tagDirectiveCount(in: source.bytes) <= tagDirectiveLimit else {
            return refusal(of: source, YAMLMessages.tooManyDirectives(limit: tagDirectiveLimit, in: source.fileID))
        }
        guard let standIns = LineSeparatorStandIns(for: source.bytes) else {
            return compose(source, standIns: nil)
        }
        return standIns.replacing(in: source.bytes).withUnsafeBufferPointer { bytes in
            var source = source
            source.bytes = bytes
            return compose(source, standIns: standIns)
        }
    }

    private static func compose(_ source: Source, standIns: LineSeparatorStandIns?) -> Reading {
        guard let stream = YAMLEventStream(reading: source.bytes, standIns: standIns, fileID: source.fileID) else {
            return refusal(of: source, YAMLMessages.outOfMemory(in: source.fileID))
        }
        var composer = YAMLComposer(stream: stream, builder: source.builder, mergeKeys: source.mergeKeys)
        do throws(ReadingFault) {
            try composer.compose()
            return Reading(builder: composer.builder, fault: nil)
        } catch {
            return Reading(builder: composer.builder, fault: error)
        }
    }

    private static func refusal(of source: Source, _ diagnostic: Diagnostic) -> Reading {
        Reading(builder: source.builder, fault: ReadingFault(kind: .final, diagnostic: diagnostic))
    }

    /// Returns the number of lines that begin with `%TAG`, for all line breaks that libyaml knows.
    private static func tagDirectiveCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for index in ByteOffsets(of: UInt8(ascii: "%"), in: bytes) {
            // A line ends with one of these bytes: the last bytes of LF, CR, U+0085, U+2028 and U+2029.
            let isLineStart = index == 0 || [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[index - 1])
            if isLineStart, bytes[index...].starts(with: [0x25, 0x54, 0x41, 0x47]) { count += 1 }
        }
        return count
    }
}
