/// A tag of HTML with which authors format text in the document's prose. Any other tag, such as `<id>`, is shown as
/// text.
package struct HTMLTag {
    package enum Effect {
        /// The tag is dropped.
        case nothing
        case newLine
        case paragraph(isEnd: Bool)
        case list(isEnd: Bool)
        case item
        case code
        /// A link to a URL. The URL is empty if the tag has no URL.
        case link(String)
        case linkEnd
    }

    package let effect: Effect
    /// The number of scalars in the tag.
    package let length: Int

    private static let lengthLimit = 1000
    private static let nameLimit = 10

    /// The result is nil if no known tag begins at the position.
    package init?(_ scalars: ArraySlice<Unicode.Scalar>) {
        var rest = scalars.dropFirst()
        let isEnd = rest.first == "/"
        if isEnd { rest = rest.dropFirst() }
        let name = Self.text(rest.prefix(Self.nameLimit).prefix(while: Self.isNameCharacter)).lowercased()
        guard let effect = Self.effect(of: name, isEnd: isEnd) else { return nil }
        // These words may also be placeholders, so their tags need an end.
        if ["note", "important"].contains(name), !isEnd,
            rest.firstRange(of: Array("</\(name)>".unicodeScalars)) == nil
        {
            return nil
        }
        rest = rest.dropFirst(name.unicodeScalars.count)
        guard let next = rest.first, next == ">" || next == "/" || next == " ",
            let end = rest.prefix(Self.lengthLimit).firstIndex(of: ">")
        else { return nil }
        length = end + 1 - scalars.startIndex
        if case .link = effect { self.effect = .link(Self.address(in: rest[..<end])) } else { self.effect = effect }
    }

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    private static func effect(of name: String, isEnd: Bool) -> Effect? {
        switch name {
        case "br": .newLine
        case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr", "note", "important":
            .paragraph(isEnd: isEnd)
        case "ul", "ol": .list(isEnd: isEnd)
        case "li": isEnd ? .nothing : .item
        case "b", "strong", "i", "em", "u", "span", "small", "sub", "sup": .nothing
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
