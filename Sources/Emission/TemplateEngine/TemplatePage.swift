import Diagnostics

/// The state of one rendering. The page runs compiled instructions against a view and writes the bytes of the output.
///
/// For each tag, the page calls the view's `show`. The view gives the page the value by calling `leaf`, `flag`, `view`
/// or a similar function.
///
/// The page reads the set's arrays through pointers, which are valid during the call of `TemplateSet.render` that made
/// the page. Threads that share arrays would have to count references at every instruction, and would wait for each
/// other.
public struct TemplatePage {
    /// The greatest depth of partials within partials. The limit stops a template that includes itself without end.
    static let depthLimit = 200

    /// The use that a tag has for a value.
    private enum Question {
        /// Writes the value's text.
        case text
        /// Renders these instructions with the content of the value.
        case content(Range<Int>)
        /// Checks whether the value is empty or false.
        case absence
        /// Checks only whether the view has a value with this name.
        case name
    }

    /// The view's reply to a question.
    private enum Answer {
        /// The view has the value, and the page has used it.
        case given
        /// The value is a condition that is true. The section is rendered with the current view.
        case holds
    }

    private let set: TemplateSet
    private let text: UnsafeBufferPointer<UInt8>
    private let instructions: UnsafeBufferPointer<TemplateInstruction>
    var output: [UInt8] = []
    private(set) var diagnostics = DiagnosticSink()
    /// The white space that partials add before each line of their output. Only the bytes from `indentationStart` on
    /// apply to the current template.
    private var indentations: [UInt8] = []
    private var indentationStart = 0
    private var depth = 0
    private var question = Question.name
    /// The index of the instruction whose tag needs the value.
    private var asking = 0
    private var answer: Answer?

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

    mutating func run<View: TemplateView & ~Copyable>(_ program: Range<Int>, _ view: borrowing View) {
        var index = program.lowerBound
        while index < program.upperBound {
            switch instructions[index] {
            case .text(let range, let beginsLine):
                write(range, beginsLine: beginsLine)
            case .indent:
                output += indentation
            case .value(let key):
                ask(view, for: key, .text, index)
            case .section(let key, let end):
                if ask(view, for: key, .content(index + 1..<end), index) == .holds { run(index + 1..<end, view) }
                index = end - 1
            case .inverted(let key, let end):
                if ask(view, for: key, .absence, index) == .holds { run(index + 1..<end, view) }
                index = end - 1
            case .partial(let template, let indentation):
                runPartial(template, indentation, view, index)
            }
            index += 1
        }
    }

    private mutating func runPartial<View: TemplateView & ~Copyable>(
        _ template: Int, _ added: Range<Int>?, _ view: borrowing View, _ index: Int
    ) {
        guard depth < Self.depthLimit else {
            return diagnostics.emit(TemplateMessages.endlessPartial(Self.depthLimit, at: set.locations[index]))
        }
        depth += 1
        let inherited = (start: indentationStart, end: indentations.count)
        if let added { indentations += text[added] } else { indentationStart = indentations.count }
        run(set.programs[template], view)
        indentations.removeLast(indentations.count - inherited.end)
        indentationStart = inherited.start
        depth -= 1
    }

    // MARK: Questions

    /// Asks the view for the value of a key.
    ///
    /// - Returns: Nil if the view has no such value, which is an error.
    @discardableResult
    private mutating func ask<View: TemplateView & ~Copyable>(
        _ view: borrowing View, for key: UInt16, _ question: Question, _ index: Int
    ) -> Answer? {
        let outer = (question: self.question, asking: asking)
        self.question = question
        asking = index
        answer = nil
        view.show(key, on: &self)
        let answer = answer
        (self.question, asking) = outer
        if answer == nil { reportMissing(key, in: view, index) }
        return answer
    }

    private mutating func reportMissing<View: TemplateView & ~Copyable>(
        _ key: UInt16, in view: borrowing View, _ index: Int
    ) {
        let (name, location) = (name(at: index), set.locations[index])
        if key == TemplateInstruction.itself { return diagnostics.emit(TemplateMessages.notALeaf(name, at: location)) }
        if has(view, TemplateInstruction.itself) {
            return diagnostics.emit(TemplateMessages.noView(name, at: location))
        }
        var known: [String] = []
        for (key, name) in set.vocabulary.enumerated() where has(view, UInt16(key)) { known.append(name) }
        diagnostics.emit(TemplateMessages.unknownKey(name, known: known, at: location))
    }

    private mutating func has<View: TemplateView & ~Copyable>(_ view: borrowing View, _ key: UInt16) -> Bool {
        let outer = question
        (question, answer) = (.name, nil)
        view.show(key, on: &self)
        question = outer
        return answer != nil
    }

    // MARK: Answers

    /// Gives the page a text, which it writes without escaping.
    public mutating func leaf(_ text: String) {
        answer = .given
        switch question {
        case .text: write(text)
        case .content, .absence:
            diagnostics.emit(TemplateMessages.notASection(name(at: asking), at: set.locations[asking]))
        case .name: break
        }
    }

    /// Gives the page a condition, which decides whether a section is rendered. Tags in the section use the values of
    /// the surrounding view.
    public mutating func flag(_ isSet: Bool) {
        switch question {
        case .text: refuse()
        case .content: answer = isSet ? .holds : .given
        case .absence: answer = isSet ? .given : .holds
        case .name: answer = .given
        }
    }

    /// Gives the page a view. A section is rendered once, with this view as the current view.
    public mutating func view<View: TemplateView & ~Copyable>(_ view: borrowing View) {
        if case .content(let body) = question { run(body, view) }
        giveContent(isEmpty: false)
    }

    /// Gives the page a list of views. A section is rendered once for each view, which is then the current view.
    public mutating func views<View: TemplateView>(_ views: [View]) {
        views.withUnsafeBufferPointer { give($0) }
    }

    /// Gives the page views that cannot be copied. The buffer lends each of them.
    private mutating func give<View: TemplateView & ~Copyable>(_ views: UnsafeBufferPointer<View>) {
        if case .content(let body) = question {
            for index in 0..<views.count { run(body, views[index]) }
        }
        giveContent(isEmpty: views.count == 0)
    }

    /// Gives the page a list of texts. A section is rendered once for each text, which is `{{.}}` in the section.
    public mutating func leaves<Leaf: TemplateLeaf>(_ leaves: [Leaf]) {
        if case .content(let body) = question {
            for index in 0..<leaves.count { run(body, LeafView(text: leaves[index].text)) }
        }
        // This function exists because generic code would look up `isEmpty` in the protocol `Collection`.
        giveContent(isEmpty: leaves.count == 0)
    }

    /// Gives the page a text or nil. A section is rendered once if there is a text, which is `{{.}}` in the section.
    public mutating func optional<Leaf: TemplateLeaf>(_ leaf: Leaf?) {
        if let leaf, case .content(let body) = question { run(body, LeafView(text: leaf.text)) }
        giveContent(isEmpty: leaf == nil)
    }

    private mutating func giveContent(isEmpty: Bool) {
        switch question {
        case .text: refuse()
        case .absence where isEmpty: answer = .holds
        case .content, .absence, .name: answer = .given
        }
    }

    private mutating func refuse() {
        answer = .given
        diagnostics.emit(TemplateMessages.notALeaf(name(at: asking), at: set.locations[asking]))
    }

    // MARK: Text

    private mutating func write(_ text: String) {
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
        case .value(let key), .section(let key, _), .inverted(let key, _):
            key == TemplateInstruction.itself ? "." : set.vocabulary[Int(key)]
        case .text, .indent, .partial: "."
        }
    }
}

/// An element of a list of leaves.
private struct LeafView: TemplateView {
    let text: String

    func show(_ key: UInt16, on page: inout TemplatePage) {
        if key == TemplateInstruction.itself { page.leaf(text) }
    }
}
