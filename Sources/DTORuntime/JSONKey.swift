/// A coding key of any text: for keys that no `CodingKeys` names, such as aliases and additional properties.
public struct JSONKey: CodingKey, Hashable, Sendable {
    public let stringValue: String
    public let intValue: Int?

    public init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    /// The key of an array's element.
    public init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}

extension JSONKey {
    init(_ key: some CodingKey) {
        self.init(stringValue: key.stringValue)
    }

    /// The key under which a container shows this one when the caller's decoder converts keys from snake case, or nil
    /// where the conversion leaves the key as it is.
    ///
    /// Follows `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`: underscores at both ends stay, the first word is
    /// lower-cased, every other one capitalised: `_week_of` → `_weekOf`.
    var convertedFromSnakeCase: JSONKey? {
        let text = stringValue.utf8
        guard let first = text.firstIndex(where: { $0 != underscore }),
            let last = text.lastIndex(where: { $0 != underscore }),
            text[first...last].contains(underscore)
        else { return nil }
        let words = stringValue[first...last].split(separator: "_")
        let converted = words.dropFirst().reduce(words[0].lowercased()) { $0 + $1.lowercased().capitalizedFirst }
        return JSONKey(stringValue: stringValue[..<first] + converted + stringValue[stringValue.index(after: last)...])
    }
}

private let underscore = UInt8(ascii: "_")

extension String {
    fileprivate var capitalizedFirst: String {
        prefix(1).uppercased() + dropFirst()
    }
}
