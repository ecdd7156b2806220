/// One step of a compiled template. Positions are indices into the arrays of the `TemplateSet`; no payload is
/// reference counted, so that rendering moves over instructions freely.
enum TemplateInstruction: Sendable {
    /// Template text. Where it begins a line, the indentation of the enclosing partial comes before it.
    case text(Range<Int>, beginsLine: Bool)
    /// The beginning of a line whose first character is a tag.
    case indent
    /// `{{name}}`, or `{{.}}` with the key `itself`
    case value(key: UInt16)
    /// `{{#name}}`: the instructions up to `end`, for what the value holds.
    case section(key: UInt16, end: Int)
    /// `{{^name}}`: the instructions up to `end`, when the value holds nothing.
    case inverted(key: UInt16, end: Int)
    /// `{{>Name}}`: another template with the current view. The text before a standalone tag indents each of its
    /// lines; `nil` in the middle of a line, where nothing is indented.
    case partial(template: Int, indentation: Range<Int>?)

    /// The key of an element of a list of leaves. No vocabulary is that long.
    static let itself = UInt16.max
}
