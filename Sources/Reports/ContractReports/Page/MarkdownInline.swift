import Texts

/// Makes a line of the document's prose safe.
///
/// Emphasis and code are kept, because descriptions are written in CommonMark. A link or image is replaced by its
/// label, with the URL as code. A plain URL becomes code, because GitHub would convert it to a link. Tags that only
/// format text are applied if they fit on a line. Other HTML, entities, footnotes, formulas and strikethrough are shown
/// as they were typed. Characters that are invisible or change the direction of the line are replaced.
struct MarkdownInline {
    /// The greatest numbers of scalars in the label and in the address of a link.
    private static let labelLimit = 300
    private static let addressLimit = 1000

    private let scalars: [Unicode.Scalar]
    /// Maps the start of each run of backticks to the start of the next run of the same length.
    private let closings: [Int: Int]
    private let tags: HTMLTags
    /// Whether the rest of the line may have the end of a comment.
    private var mayEndComment = true
    private let makesLinks: Bool
    /// The address in the tag of an open link.
    private var pendingAddress: String?
    private var index = 0
    private var result = ""

    static func safe(_ line: some StringProtocol) -> String {
        var inline = MarkdownInline(line, makesLinks: true)
        return inline.text()
    }

    private init(_ line: some StringProtocol, makesLinks: Bool) {
        scalars = line.unicodeScalars.map { scalar in
            if MarkdownSyntax.isSpace(scalar) || MarkdownSyntax.isNewline(scalar) { return " " }
            return UnsafeText.isUnsafe(scalar) ? "\u{FFFD}" : scalar
        }
        tags = HTMLTags(scalars)
        closings = CodeSpan.closings(in: scalars)
        self.makesLinks = makesLinks
    }

    private mutating func text() -> String {
        while index < scalars.count {
            switch scalars[index] {
            case "`": code()
            case "\\": backslash()
            case "[", "!": if !makesLinks || !link() { escape() }
            case "<": if !comment(), !address(), !tag() { escape() }
            case "&": if !entity() { escape() }
            case " ": append(" ")
            default: word()
            }
        }
        return result
    }

    /// Appends the character unchanged.
    private mutating func append(_ scalar: Unicode.Scalar) {
        result.unicodeScalars.append(scalar)
        index += 1
    }

    private mutating func escape() {
        if needsEscape(at: index) { result += "\\" }
        append(scalars[index])
    }

    private func needsEscape(at index: Int) -> Bool {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        return switch scalars[index] {
        case "[", "]", "|", "~", "$", "`": true
        case "<": MarkdownSyntax.isLetter(next) || next == "/" || next == "!" || next == "?"
        case "&": MarkdownSyntax.isLetter(next) || next == "#"
        default: false
        }
    }

    /// Keeps an escape of the author. At the end of the line, the backslash is escaped, because it would affect the
    /// next text.
    private mutating func backslash() {
        if index + 1 < scalars.count, MarkdownSyntax.isPunctuation(scalars[index + 1]) {
            append("\\")
            append(scalars[index])
        } else {
            result += "\\"
            append("\\")
        }
    }

    // MARK: Code

    private mutating func code() {
        let end = index + CodeSpan.runLength(at: index, in: scalars)
        guard let closing = closings[index] else {
            while index < end { escape() }
            return
        }
        append(code: String(String.UnicodeScalarView(scalars[end..<closing])))
        index = closing + (end - index)
    }

    private mutating func append(code content: String) {
        var content = content[...]
        // One space at both ends belongs to the marks (CommonMark 0.31, section 6.1).
        if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        let code = MarkdownText.code(String(content)).text
        if result.utf8.last == UInt8(ascii: "`"), code.utf8.first == UInt8(ascii: "`") { result += " " }
        result += code
    }

    // MARK: Links

    /// Reads a link or an image: `[label](address "title")`.
    private mutating func link() -> Bool {
        var start = index
        if scalars[start] == "!" { start += 1 }
        guard start < scalars.count, scalars[start] == "[",
            let labelEnd = end(of: "]", from: start + 1, limit: Self.labelLimit),
            labelEnd + 1 < scalars.count, scalars[labelEnd + 1] == "(",
            let addressEnd = end(of: ")", from: labelEnd + 2, limit: Self.addressLimit)
        else { return false }
        let label = String(String.UnicodeScalarView(scalars[start + 1..<labelEnd]))
        let address = scalars[labelEnd + 2..<addressEnd].split(separator: " ").first ?? []
        index = addressEnd + 1
        append(label: label, address: String(String.UnicodeScalarView(address)))
        return true
    }

    private mutating func append(label: String, address: String) {
        var address = address
        if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
        var inner = MarkdownInline(label, makesLinks: false)
        let label = label == address ? "" : MarkdownSyntax.trimmed(inner.text())
        if label.isEmpty {
            append(code: address)
        } else {
            if result.utf8.last == UInt8(ascii: "`"), label.utf8.first == UInt8(ascii: "`") { result += " " }
            result += label
            if !address.isEmpty {
                result += " ("
                append(code: address)
                result += ")"
            }
        }
    }

    /// Returns the end of a label or address. A label cannot contain another label. An address may contain pairs of
    /// parentheses.
    private func end(of scalar: Unicode.Scalar, from start: Int, limit: Int) -> Int? {
        var depth = 0
        for index in start..<max(start, min(scalars.count, start + limit)) {
            if scalars[index] == "[" { return nil }
            if scalars[index] == "(", scalar == ")" { depth += 1 }
            guard scalars[index] == scalar else { continue }
            if depth == 0 { return index }
            depth -= 1
        }
        return nil
    }

    /// Reads an address: `<https://example.com>`
    private mutating func address() -> Bool {
        var end = index + 1
        while end < scalars.count, end - index < Self.addressLimit, scalars[end] != ">" {
            if scalars[end] == " " || scalars[end] == "<" { return false }
            end += 1
        }
        guard end < scalars.count, scalars[end] == ">", MarkdownAddress.isOne(scalars[index + 1..<end]) else {
            return false
        }
        append(code: String(String.UnicodeScalarView(scalars[index + 1..<end])))
        index = end + 1
        return true
    }

    // MARK: HTML

    /// Skips a comment that ends on the line.
    private mutating func comment() -> Bool {
        guard mayEndComment, scalars[index...].starts(with: "<!--".unicodeScalars) else { return false }
        guard let end = scalars[index...].firstRange(of: Array("-->".unicodeScalars)) else {
            mayEndComment = false
            return false
        }
        index = end.upperBound
        return true
    }

    private mutating func tag() -> Bool {
        guard let tag = tags[index] else { return false }
        index = tag.end
        switch tag.effect {
        case .nothing: break
        case .paragraph(isEnd: true), .list(isEnd: true): break
        case .newLine, .paragraph(isEnd: false), .list(isEnd: false): if !result.isEmpty { result += "<br>" }
        case .item: result += result.isEmpty ? "- " : "<br>- "
        case .code:
            let content = tags.content(of: tag)
            if !content.isEmpty { append(code: content) }
            index = tag.partner ?? index
        case .link(let address): pendingAddress = address
        case .linkEnd:
            if let address = pendingAddress, !address.isEmpty {
                result += " ("
                append(code: address)
                result += ")"
            }
            pendingAddress = nil
        }
        return true
    }

    /// Reads the entities that authors need in YAML and HTML. Other entities are shown as they were typed.
    private mutating func entity() -> Bool {
        let known = [
            ("&lt;", "\\<"), ("&gt;", ">"), ("&amp;", "\\&"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
        ]
        for (entity, meaning) in known where scalars[index...].starts(with: entity.unicodeScalars) {
            result += meaning
            index += entity.unicodeScalars.count
            return true
        }
        return false
    }

    // MARK: Words

    /// Reads up to the next special character. An address is written as code, without the characters around it.
    private mutating func word() {
        var end = index
        while end < scalars.count {
            switch scalars[end] {
            case " ", "`", "\\", "[", "<", "&": break
            default:
                end += 1
                continue
            }
            break
        }
        var core = scalars[index..<end]
        guard MarkdownAddress.isOne(core) else {
            while index < end { escape() }
            return
        }
        while let first = core.first, !Self.isWordCharacter(first) { core.removeFirst() }
        while let last = core.last, !Self.isWordCharacter(last), last != "/" { core.removeLast() }
        while index < core.startIndex { escape() }
        append(code: String(String.UnicodeScalarView(core)))
        index = core.endIndex
        while index < end { escape() }
    }

    static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || MarkdownSyntax.isLetter(scalar) || MarkdownSyntax.isDigit(scalar)
    }
}
