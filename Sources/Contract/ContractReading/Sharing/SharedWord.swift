import ContractModel
import Texts

/// The word for an inline type that does not depend on its place: its title, the key of its property, or its role.
struct SharedWord: Hashable {
    /// The word as the document writes it.
    var text: String
    /// Separates two words. A space would mean a type that is declared next to a schema of the document.
    static let separator = "-"

    /// Whether the word alone is too vague for a name at the top level: `Item`, `Status`, `Response`.
    var isGeneral: Bool

    /// - Parameter title: The title of the schema, if several schemas of the document have this title.
    init?(_ role: InlineRole, title: String?) {
        if let title {
            self.init(title.replacing(" ", with: SharedWord.separator))
        } else {
            guard let word = role.sharedWord else { return nil }
            self = word
        }
    }

    /// Makes the word for a named schema.
    init?(_ definition: TypeDefinition) {
        guard let name = definition.schemaName else { return nil }
        self.init(name)
    }

    fileprivate init(_ text: String, isGeneral: Bool = false) {
        self.text = text
        let letters = text.bareLetters
        self.isGeneral = isGeneral || letters.first?.isLetter != true || Self.general.contains(letters)
    }

    /// Words whose meaning depends on the place, and words that are names of common Swift types.
    private static let general: Set<String> = [
        "action", "actor", "address", "alert", "app", "array", "attribute", "attributes", "body", "bool", "button",
        "calendar", "category", "code", "color", "column", "config", "configuration", "content", "context", "count",
        "data", "date", "default", "description", "detail", "details", "dictionary", "direction", "double", "element",
        "entry", "environment", "error", "event", "extra", "field", "file", "filter", "float", "font", "form", "format",
        "from", "group", "header", "headers", "host", "id", "image", "include", "info", "input", "int", "item", "key",
        "kind", "label", "level", "link", "links", "list", "locale", "map", "menu", "message", "meta", "metadata",
        "method", "mode", "model", "name", "notification", "number", "object", "operation", "option", "optional",
        "options", "order", "output", "param", "parameter", "parameters", "params", "path", "payload", "port",
        "process", "progress", "properties", "property", "publisher", "query", "range", "reason", "record",
        "rectangle", "relationships", "request", "resource", "response", "result", "role", "row", "rule", "section",
        "sequence", "set", "setting", "settings", "shape", "size", "sort", "source", "state", "status", "stream",
        "string", "style", "subject", "subscription", "subtype", "tab", "table", "tag", "target", "task", "text",
        "thread", "time", "timer", "to", "token", "transaction", "type", "unit", "url", "user", "uuid", "value",
        "variant", "version", "view", "widget", "window",
    ]
}

extension InlineRole {
    /// The word for a type with this role, or nil for a role without a name.
    fileprivate var sharedWord: SharedWord? {
        switch self {
        case .property(let key), .callback(let key), .header(let key, _): SharedWord(key)
        case .parameter(let name, _): SharedWord(name)
        case .element(let key): SharedWord(Self.element(of: key, word: "Item"), isGeneral: key == nil)
        case .value(let key): SharedWord(Self.element(of: key, word: "Value"), isGeneral: key == nil)
        case .branch(_, let hint): hint.map { SharedWord($0) }
        case .base: nil
        case .requestBody: SharedWord("Body", isGeneral: true)
        case .response("default"): SharedWord("DefaultResponse")
        case .response(let status):
            status.hasPrefix("4") || status.hasPrefix("5")
                ? SharedWord("ErrorResponse") : SharedWord("Response", isGeneral: true)
        case .content(let word, let place):
            place.sharedWord.map { SharedWord(word + SharedWord.separator + $0.text, isGeneral: $0.isGeneral) }
        case .item(let place): place.sharedWord.map { SharedWord($0.text + "Item", isGeneral: $0.isGeneral) }
        }
    }

    /// Returns the word for one element: `read_statuses → read_status`.
    private static func element(of key: String?, word: String) -> String {
        guard let key else { return word }
        return key.singular ?? key + SharedWord.separator + word
    }
}

extension String {
    /// The letters and digits in lower case. Names with the same letters and digits may be the same in Swift. A name
    /// without letters and digits is returned unchanged.
    var bareLetters: String {
        let letters = lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.isEmpty ? self : letters
    }

    /// The name with its last word in the singular, or nil if the last word is not a plain plural.
    var singular: String? {
        var start = endIndex
        while start > startIndex {
            let previous = index(before: start)
            guard self[previous].isLetter else { break }
            start = previous
            let isCapital = self[previous].isUppercase
            if isCapital, previous > startIndex, self[index(before: previous)].isLowercase { break }
        }
        guard let singular = EnglishNoun.singular(of: String(self[start...])) else { return nil }
        return self[..<start] + singular
    }
}
