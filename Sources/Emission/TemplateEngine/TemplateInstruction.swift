/// One step of a compiled template. Positions are indices into the arrays of the `TemplateSet`. No associated value is
/// reference counted, so copying an instruction is cheap.
enum TemplateInstruction: Sendable {
    /// Template text. Text at the beginning of a line follows the indentation of the enclosing partial.
    case text(Range<Int>, beginsLine: Bool)
    /// The beginning of a line whose first character is a tag.
    case indent
    /// `{{name}}`, or `{{.}}` with the key `itself`.
    case value(key: UInt16)
    /// `{{#name}}`: renders the instructions up to `end` for the value, once for each element of a list.
    case section(key: UInt16, end: Int)
    /// `{{^name}}`: renders the instructions up to `end` if the value is absent, empty or false.
    case inverted(key: UInt16, end: Int)
    /// `{{>Name}}`: renders another template with the current view. If the tag is alone on its line, each line of the
    /// output begins with `indentation`, the white space before the tag. For a tag within a line, `indentation` is nil.
    case partial(template: Int, indentation: Range<Int>?)

    /// The key of `{{.}}`, an element of a list of leaves. No vocabulary has this many names.
    static let itself = UInt16.max
}
