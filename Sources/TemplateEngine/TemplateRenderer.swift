import Diagnostics

/// Runs compiled instructions against values, straight into bytes.
///
/// Reads the set's arrays through pointers, which are valid as long as the call of `TemplateSet.render` that made it:
/// counting references to arrays that all threads share would have them wait for each other at every instruction.
struct TemplateRenderer {
    /// Partials within partials. Far beyond any page; a template that includes itself for ever ends here.
    static let depthLimit = 200

    private let set: TemplateSet
    private let text: UnsafeBufferPointer<UInt8>
    private let instructions: UnsafeBufferPointer<TemplateInstruction>
    var output: [UInt8] = []
    private(set) var diagnostics = DiagnosticSink()
    /// What the partials around the current instruction put before each of their lines: from `indentationStart` on.
    private var indentations: [UInt8] = []
    private var indentationStart = 0
    private var depth = 0

    private var indentation: ArraySlice<UInt8> { indentations[indentationStart...] }

    init(
        set: TemplateSet,
        text: UnsafeBufferPointer<UInt8>,
        instructions: UnsafeBufferPointer<TemplateInstruction>
    ) {
        self.set = set
        self.text = text
        self.instructions = instructions
    }

    mutating func run(_ program: Range<Int>, _ current: TemplateValue) {
        let view: TemplateView? = if case .view(let view) = current { view } else { nil }
        var index = program.lowerBound
        while index < program.upperBound {
            switch instructions[index] {
            case .text(let range, let beginsLine):
                write(range, beginsLine: beginsLine)
            case .indent:
                output += indentation
            case .value(let key):
                if let place = find(key, in: view, index), let view { write(view[at: place], index) }
            case .current:
                write(current, index)
            case .section(let key, let end):
                if let place = find(key, in: view, index), let view { runSection(index, end, view[at: place], current) }
                index = end - 1
            case .inverted(let key, let end):
                if let place = find(key, in: view, index), let view, isEmpty(view[at: place], index) {
                    run(index + 1..<end, current)
                }
                index = end - 1
            case .partial(let template, let indentation):
                runPartial(template, indentation, current, index)
            }
            index += 1
        }
    }

    // MARK: Sections and partials

    private mutating func runSection(_ index: Int, _ end: Int, _ value: TemplateValue, _ current: TemplateValue) {
        let body = index + 1..<end
        switch value {
        case .flag(let isSet):
            if isSet { run(body, current) }
        case .list(let elements):
            for element in elements { run(body, element) }
        case .view:
            run(body, value)
        case .leaf:
            diagnostics.emit(TemplateMessages.notASection(name(at: index), at: set.locations[index]))
        }
    }

    private mutating func isEmpty(_ value: TemplateValue, _ index: Int) -> Bool {
        switch value {
        case .flag(let isSet):
            return !isSet
        case .list(let elements):
            return elements.isEmpty
        case .view:
            return false
        case .leaf:
            diagnostics.emit(TemplateMessages.notASection(name(at: index), at: set.locations[index]))
            return false
        }
    }

    private mutating func runPartial(
        _ template: Int, _ added: Range<Int>?, _ current: TemplateValue, _ index: Int
    ) {
        guard depth < Self.depthLimit else {
            return diagnostics.emit(TemplateMessages.endlessPartial(Self.depthLimit, at: set.locations[index]))
        }
        depth += 1
        let inherited = (start: indentationStart, end: indentations.count)
        if let added { indentations += text[added] } else { indentationStart = indentations.count }
        run(set.programs[template], current)
        indentations.removeLast(indentations.count - inherited.end)
        indentationStart = inherited.start
        depth -= 1
    }

    // MARK: Values

    /// Where the view has the value: to hand out the value itself is to count a reference to it.
    private mutating func find(_ key: UInt16, in view: TemplateView?, _ index: Int) -> Int? {
        guard let view else {
            diagnostics.emit(TemplateMessages.noView(name(at: index), at: set.locations[index]))
            return nil
        }
        if let place = view.place(of: key) { return place }
        let known = view.keys.filter { $0 < set.vocabulary.count }.map { set.vocabulary[Int($0)] }
        diagnostics.emit(TemplateMessages.unknownKey(name(at: index), known: known, at: set.locations[index]))
        return nil
    }

    private mutating func write(_ value: TemplateValue, _ index: Int) {
        guard case .leaf(let text) = value else {
            return diagnostics.emit(TemplateMessages.notALeaf(name(at: index), at: set.locations[index]))
        }
        if text.utf8.withContiguousStorageIfAvailable({ output.append(contentsOf: $0) }) == nil {
            output.append(contentsOf: text.utf8)
        }
    }

    private mutating func write(_ range: Range<Int>, beginsLine: Bool) {
        if indentation.isEmpty { return output.append(contentsOf: UnsafeBufferPointer(rebasing: text[range])) }
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            let isEmptyLine = text[start] == 0x0A || text[start] == 0x0D
            if !isEmptyLine, beginsLine || start > range.lowerBound { output += indentation }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            start = end
        }
    }

    /// The name in the instruction's tag.
    private func name(at index: Int) -> String {
        switch instructions[index] {
        case .value(let key), .section(let key, _), .inverted(let key, _): set.vocabulary[Int(key)]
        case .text, .indent, .current, .partial: "."
        }
    }
}
