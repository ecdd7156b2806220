@_spi(Generated) import DTORuntime

extension SchemaNode.TextRules {
    func fault(of text: String, _ patterns: KnownPatterns, unchecked: Set<TextFormat>) -> String? {
        let length = text.unicodeScalars.count
        if let minLength, length < minLength {
            return "The string has \(SchemaValidator.count(length, "character")), fewer than \(minLength)."
        }
        if let maxLength, length > maxLength {
            return "The string has \(SchemaValidator.count(length, "character")), more than \(maxLength)."
        }
        if let pattern, patterns.matches(text, pattern) == false {
            return "\(SchemaValidator.quoted(text)) does not match \(SchemaValidator.quoted(pattern))."
        }
        if let format, let known = TextFormat(rawValue: format), !unchecked.contains(known), !known.accepts(text) {
            return "\(SchemaValidator.quoted(text)) does not have the format \(format)."
        }
        return nil
    }
}
