import Diagnostics

/// Compiles the pieces of all templates to one list of instructions. The compiler matches opening and closing tags, and
/// resolves the names of keys and partials.
struct TemplateCompiler {
    private let keys: [String: UInt16]
    private let templates: [String: Int]
    private(set) var text: [UInt8] = []
    private(set) var instructions: [TemplateInstruction] = []
    /// The location of the tag behind each instruction, in the order of `instructions`.
    private(set) var locations: [SourceLocation] = []
    /// The sections that are not closed yet: the opening tag, and the index of the instruction whose `end` is not known
    /// yet.
    private var open: [(tag: TemplateTag, instruction: Int)] = []

    init(vocabulary: [String], templates: [String: Int]) {
        keys = Dictionary(zip(vocabulary, 0...), uniquingKeysWith: { first, _ in first })
        self.templates = templates
    }

    /// Compiles a template and returns the range of its instructions.
    mutating func compile(_ template: TemplateText, _ diagnostics: inout DiagnosticSink) -> Range<Int> {
        let start = instructions.count
        let offset = text.count
        text += template.file.bytes
        let beginning = SourceLocation(file: template.id, line: 1, column: 1)
        for piece in TemplateScanner.pieces(of: template, &diagnostics) {
            switch piece {
            case .text(let range, let beginsLine):
                add(.text(range.shifted(by: offset), beginsLine: beginsLine), beginning)
            case .tag(let tag):
                if tag.beginsLine { add(.indent, tag.location) }
                compile(tag, offset, &diagnostics)
            }
        }
        for section in open {
            diagnostics.emit(TemplateMessages.unclosedSection(section.tag.name, at: section.tag.location))
        }
        open.removeAll()
        return start..<instructions.count
    }

    private mutating func compile(_ tag: TemplateTag, _ offset: Int, _ diagnostics: inout DiagnosticSink) {
        switch tag.sigil {
        case .comment:
            break
        case .close:
            close(tag, &diagnostics)
        case .partial:
            guard let template = templates[tag.name] else {
                let known = Array(templates.keys)
                return diagnostics.emit(TemplateMessages.missingPartial(tag.name, known: known, at: tag.location))
            }
            let indentation = tag.standaloneIndentation?.shifted(by: offset)
            add(.partial(template: template, indentation: indentation), tag.location)
        case .value where tag.name == ".":
            add(.value(key: TemplateInstruction.itself), tag.location)
        case .value:
            add(.value(key: key(of: tag, &diagnostics)), tag.location)
        case .section:
            let key = key(of: tag, &diagnostics)
            open.append((tag, instructions.count))
            add(.section(key: key, end: 0), tag.location)
        case .inverted:
            let key = key(of: tag, &diagnostics)
            open.append((tag, instructions.count))
            add(.inverted(key: key, end: 0), tag.location)
        }
    }

    private mutating func close(_ tag: TemplateTag, _ diagnostics: inout DiagnosticSink) {
        guard let section = open.popLast() else {
            return diagnostics.emit(TemplateMessages.nothingToClose(tag.name, at: tag.location))
        }
        if section.tag.name != tag.name {
            diagnostics.emit(TemplateMessages.wrongClose(tag.name, at: tag.location, opening: section.tag))
        }
        switch instructions[section.instruction] {
        case .section(let key, _):
            instructions[section.instruction] = .section(key: key, end: instructions.count)
        case .inverted(let key, _):
            instructions[section.instruction] = .inverted(key: key, end: instructions.count)
        case .text, .indent, .value, .partial:
            break
        }
    }

    /// Returns the key of a tag's name. An unknown name is reported and gets the key 0, so that compilation goes on and
    /// finds further faults. Nothing is rendered after a fault.
    private func key(of tag: TemplateTag, _ diagnostics: inout DiagnosticSink) -> UInt16 {
        if let key = keys[tag.name] { return key }
        diagnostics.emit(TemplateMessages.unknownName(tag.name, known: Array(keys.keys), at: tag.location))
        return 0
    }

    private mutating func add(_ instruction: TemplateInstruction, _ location: SourceLocation) {
        instructions.append(instruction)
        locations.append(location)
    }
}

extension Range<Int> {
    fileprivate func shifted(by offset: Int) -> Range<Int> {
        lowerBound + offset..<upperBound + offset
    }
}
