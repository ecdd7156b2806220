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
        case code(isBlock: Bool)
        /// A link to a URL. The URL is empty if the tag has no URL.
        case link(String)
        case linkEnd
    }

    package let effect: Effect
    /// The index after the tag.
    package let end: Int
    /// The index of the end tag. For an end tag, the index of the tag that it closes.
    package internal(set) var partner: Int?
    let name: String
    let isEnd: Bool

    private static let lengthLimit = 1000
    private static let nameLimit = 10

    /// The result is nil if no known tag begins at the position.
    init?(_ scalars: ArraySlice<Unicode.Scalar>) {
        var rest = scalars.dropFirst().prefix(Self.lengthLimit)
        isEnd = rest.first == "/"
        if isEnd { rest.removeFirst() }
        name = Self.text(rest.prefix(Self.nameLimit).prefix(while: Self.isNameCharacter)).lowercased()
        guard let effect = Self.effect(of: name, isEnd: isEnd) else { return nil }
        rest = rest.dropFirst(name.unicodeScalars.count)
        var address = ""
        while rest.first != ">" {
            let attribute = rest.drop(while: HTMLTags.isSpace)
            if attribute.prefix(2).elementsEqual("/>".unicodeScalars) || attribute.first == ">" {
                rest = attribute.drop { $0 == "/" }
                continue
            }
            guard attribute.count < rest.count, let (key, value, after) = Self.attribute(attribute) else { return nil }
            if key == "href" { address = value }
            rest = after
        }
        end = rest.startIndex + 1
        if case .link = effect { self.effect = .link(address) } else { self.effect = effect }
    }

    /// Whether the tag counts without its end tag. All other tags may also be placeholders.
    var isAlone: Bool { ["br", "p", "div", "hr", "ul", "ol", "li"].contains(name) }

    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }

    private static func effect(of name: String, isEnd: Bool) -> Effect? {
        switch name {
        case "br": .newLine
        case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "note", "important":
            .paragraph(isEnd: isEnd)
        case "pre": isEnd ? .paragraph(isEnd: true) : .code(isBlock: true)
        case "ul", "ol": .list(isEnd: isEnd)
        case "li": isEnd ? .nothing : .item
        case "b", "strong", "i", "em", "u", "span", "small", "sub", "sup": .nothing
        case "code", "tt": isEnd ? .nothing : .code(isBlock: false)
        case "a": isEnd ? .linkEnd : .link("")
        default: nil
        }
    }

    /// Reads `name=value`, where the value may have quotes.
    private static func attribute(
        _ scalars: ArraySlice<Unicode.Scalar>
    ) -> (key: String, value: String, rest: ArraySlice<Unicode.Scalar>)? {
        let key = scalars.prefix { isNameCharacter($0) || $0 == "-" || $0 == "_" || $0 == ":" }
        var rest = scalars[key.endIndex...]
        guard !key.isEmpty, rest.popFirst() == "=", let quote = rest.first else { return nil }
        let isQuoted = quote == "\"" || quote == "'"
        if isQuoted { rest.removeFirst() }
        let value = rest.prefix { isQuoted ? $0 != quote : !HTMLTags.isSpace($0) && $0 != ">" && $0 != "<" }
        rest = rest[value.endIndex...]
        if isQuoted, rest.popFirst() == nil { return nil }
        return (text(key).lowercased(), text(value), rest)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
