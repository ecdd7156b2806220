internal import CLibYAML
import Diagnostics

/// The events of a YAML text from libyaml. Only this type uses libyaml. The stream owns the parser and the current
/// event, and converts libyaml's places, which are counted from 0, to places that are counted from 1.
///
/// The stream does not compose nodes: an alias is an event, and keys may repeat.
struct YAMLEventStream: ~Copyable {
    // libyaml keeps pointers into the parser, so the parser needs a fixed address.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let text: UnsafeBufferPointer<UInt8>
    private let standIns: LineSeparatorStandIns?
    private let fileID: SourceFileID

    /// Opens the stream of a document. Returns nil if there is not enough memory.
    ///
    /// - Parameters:
    ///   - source: The text. It must exist as long as the stream.
    ///   - standIns: The characters in the source that replace line separators.
    init?(
        reading source: UnsafeBufferPointer<UInt8>, standIns: LineSeparatorStandIns? = nil, fileID: SourceFileID
    ) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) != 0 else {
            parser.deallocate()
            return nil
        }
        // If the encoding is given, libyaml does not guess the encoding, and does not accept a byte order mark.
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = source.starts(with: byteOrderMark) ? UnsafeBufferPointer(rebasing: source[3...]) : source
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        self.parser = parser
        self.text = text
        self.standIns = standIns
        self.fileID = fileID
    }

    deinit {
        yaml_event_delete(event)
        event.deallocate()
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Returns the next event. After the end of the stream, the function returns `streamEnd` again. Bytes from
    /// `withScalarBytes` become invalid.
    mutating func next() throws(ReadingFault) -> YAMLEvent {
        repeat {
            yaml_event_delete(event)
            guard yaml_parser_parse(parser, event) != 0 else { throw fault }
        } while event.pointee.type == YAML_STREAM_START_EVENT
        return YAMLEvent(kind: kind, mark: YAMLMark(event.pointee.start_mark))
    }

    /// Calls a closure with the text of the current scalar event. The text is empty for other events.
    borrowing func withScalarBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard event.pointee.type == YAML_SCALAR_EVENT else {
            return try body(UnsafeBufferPointer(start: nil, count: 0))
        }
        let scalar = event.pointee.data.scalar
        let bytes = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
        guard let standIns else { return try body(bytes) }
        return try standIns.restoring(in: bytes).withUnsafeBufferPointer(body)
    }

    private var kind: YAMLEvent.Kind {
        switch event.pointee.type {
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT: return .alias(anchor: string(event.pointee.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.pointee.data.scalar
            return .scalar(properties(scalar.anchor, scalar.tag), YAMLScalarStyle(scalar.style))
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.pointee.data.sequence_start
            return .sequenceStart(properties(sequence.anchor, sequence.tag))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let mapping = event.pointee.data.mapping_start
            return .mappingStart(properties(mapping.anchor, mapping.tag))
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        default:
            // `YAML_STREAM_END_EVENT`, or `YAML_NO_EVENT`, which libyaml returns after it.
            return .streamEnd
        }
    }

    private func properties(
        _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
    ) -> YAMLNodeProperties {
        YAMLNodeProperties(anchor: string(anchor), tag: string(tag))
    }

    private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}

// MARK: - Faults

extension YAMLEventStream {
    private var fault: ReadingFault {
        let problem = string(parser.pointee.problem) ?? ""
        switch parser.pointee.error {
        case YAML_MEMORY_ERROR:
            return ReadingFault(kind: .final, diagnostic: YAMLMessages.outOfMemory(in: fileID))
        case YAML_READER_ERROR:
            var offset = min(Int(parser.pointee.problem_offset), text.count)
            // In an incomplete UTF-8 sequence, libyaml's offset is the offset of the byte after the sequence.
            if problem.contains("trailing") {
                repeat { offset -= 1 } while offset > 0 && YAMLMark.isContinuation(text[offset])
            }
            let mark = YAMLMark(ofOffset: max(offset, 0), in: text)
            let value = Int(parser.pointee.problem_value)
            return ReadingFault(
                kind: .syntax,
                diagnostic: YAMLMessages.unreadableBytes(problem, value: value, at: mark.location(in: fileID)))
        default:
            return ReadingFault(kind: .syntax, diagnostic: syntaxDiagnostic(problem))
        }
    }

    private func syntaxDiagnostic(_ problem: String) -> Diagnostic {
        var mark = YAMLMark(parser.pointee.problem_mark)
        let character = mark.character(in: text)
        // libyaml counts one more line at the end of a document without a final line break.
        if character == nil { mark = YAMLMark(ofOffset: text.count, in: text) }
        let contextLocation = YAMLMark(parser.pointee.context_mark).location(in: fileID)
        return YAMLMessages.syntax(
            problem,
            character: character,
            at: mark.location(in: fileID),
            context: string(parser.pointee.context).map { ($0, contextLocation) })
    }

    private func string(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}

extension YAMLMark {
    /// libyaml counts from 0.
    fileprivate init(_ mark: yaml_mark_t) {
        line = UInt32(clamping: mark.line + 1)
        column = UInt32(clamping: mark.column + 1)
    }
}

extension YAMLScalarStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
