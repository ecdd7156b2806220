/// A tag of HTML that stands in the document's prose: the few that authors use to shape a text. What any other looks like, `<id>`, is meant
/// to be read.
struct MarkdownTag {
    enum Effect {
        /// Nothing is left of it.
        case nothing
        case newLine
        case item
        case code
        /// To an address, if there is one.
        case link(String)
        case linkEnd
    }

    let effect: Effect
    /// How many scalars it has.
    let length: Int

    private static let lengthLimit = 1000

    /// Nil where no such tag begins.
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

    /// The value of `href`.
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
