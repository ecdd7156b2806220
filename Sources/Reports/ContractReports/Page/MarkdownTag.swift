/// A tag of HTML with which authors format text in the document's prose. Any other tag, such as `<id>`, is shown as
/// text.
struct MarkdownTag {
    enum Effect {
        /// The tag is dropped.
        case nothing
        case newLine
        case item
        case code
        /// A link to a URL, or nil without a URL.
        case link(String)
        case linkEnd
    }

    let effect: Effect
    /// The number of scalars in the tag.
    let length: Int

    private static let lengthLimit = 1000

    /// The result is nil if no known tag begins at the position.
    init?(_ scalars: ArraySlice<Unicode.Scalar>) {
        var rest = scalars.dropFirst()
        let isEnd = rest.first == "/"
        if isEnd { rest = rest.dropFirst() }
        let name = Self.text(rest.prefix { MarkdownSyntax.isLetter($0) }.prefix(8)).lowercased()
        guard let effect = Self.effect(of: name, isEnd: isEnd) else { return nil }
        rest = rest.dropFirst(name.unicodeScalars.count)
        guard let next = rest.first, next == ">" || next == "/" || next == " ",
            let end = rest.prefix(Self.lengthLimit).firstIndex(of: ">")
        else { return nil }
        length = end + 1 - scalars.startIndex
        if case .link = effect { self.effect = .link(Self.address(in: rest[..<end])) } else { self.effect = effect }
    }

    private static func effect(of name: String, isEnd: Bool) -> Effect? {
        switch name {
        case "br": .newLine
        case "p", "div", "ul", "ol": isEnd ? .nothing : .newLine
        case "li": isEnd ? .nothing : .item
        case "b", "strong", "i", "em", "u", "span": .nothing
        case "code", "tt": isEnd ? .nothing : .code
        case "a": isEnd ? .linkEnd : .link("")
        default: nil
        }
    }

    /// Returns the value of `href`.
    private static func address(in attributes: ArraySlice<Unicode.Scalar>) -> String {
        guard let start = attributes.firstRange(of: Array("href=".unicodeScalars))?.upperBound else { return "" }
        let rest = attributes[start...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return text(rest.prefix { $0 != " " }) }
        return text(rest.dropFirst().prefix { $0 != quote })
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
