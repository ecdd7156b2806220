package import ContractModel
import GenerationSettings
import Texts

extension DeclarationLowering {
    /// Returns the comment of a type: the document's text, then the place in the document.
    package func documentation(of definition: TypeDefinition) -> [DocCommentLine] {
        let name = model.names[type: definition.id].path.last
        let documentation = definition.documentation.besides(name)
        var paragraphs = Prose(documentation, notes: documentation.remarks).paragraphs
        if let sentence = formerName(definition) ?? definition.deprecation?.sentence(replacement: nil) {
            paragraphs.append(sentence)
        }
        switch definition.origin {
        // An envelope that replaces several schemas has no single place in the document.
        case .schema, .component:
            if definition.pointer.isEmpty || definition.isGone { break }
            // If a whole file is one schema, its place is the name of the file.
            let isFile = definition.pointer.hasSuffix("#")
            paragraphs.append(Prose.code(isFile ? String(definition.pointer.dropLast()) : definition.pointer))
        case .inline, .operation: break
        }
        return comment(paragraphs, indentation: indentation)
    }

    /// Returns the comment of a property: the document's text, its limits, and the value that replaces a missing value.
    ///
    /// - Parameter isConverted: Whether the comment is for a member of another type, to which the value is converted.
    ///   If the value is true, limits, constants and defaults are left out, because they describe the value in JSON: a
    ///   date has no length.
    package func documentation(of property: LoweredProperty, isConverted: Bool = false) -> [DocCommentLine] {
        let definition = property.definition
        var notes = isConverted ? strictNote(of: property) : valueNotes(of: property)
        if !definition.aliases.isEmpty {
            notes.append("Also read from \(definition.aliases.map(Prose.code).joined(separator: ", ")).")
        }
        if definition.isReadOnly { notes.append("Read-only.") }
        if definition.isWriteOnly { notes.append("Write-only.") }
        if let deprecation = definition.deprecation, property.warning == nil {
            notes.append(deprecation.sentence(replacement: nil))
        }
        return comment(
            Prose(definition.documentation.besides(property.name), notes: notes).paragraphs,
            indentation: indentation + SourceLine.indentation)
    }

    /// Returns sentences about the value as it is in JSON.
    private func valueNotes(of property: LoweredProperty) -> [String] {
        var notes = property.definition.documentation.remarks
        if let content = property.content {
            let reading = "DTODecoder().decode(\(content.text).self, from: Data(\(property.name.name).utf8))"
            notes.append("JSON of \(Prose.code(content.text)), which \(Prose.code(reading)) reads.")
        }
        if let constant = property.constant { notes.append("Always \(Prose.code(constant.words)).") }
        if property.constant == nil, let note = absenceNote(for: property) { notes.append(note) }
        return notes
    }

    private func strictNote(of property: LoweredProperty) -> [String] {
        guard case .failure = property.absence, property.constant == nil else { return [] }
        return [absenceNote(for: property)].compactMap(\.self)
    }

    /// Returns the comment of an enumeration's case or a union's variant.
    package func documentation(
        of name: SwiftIdentifier, _ documentation: Documentation, deprecation: Deprecation? = nil
    ) -> [DocCommentLine] {
        var notes = documentation.remarks
        if let deprecation { notes.append(deprecation.sentence(replacement: nil)) }
        return comment(
            Prose(documentation.besides(name), notes: notes).paragraphs,
            indentation: indentation + SourceLine.indentation)
    }

    package func comment(_ paragraphs: [String], indentation: Int) -> [DocCommentLine] {
        if paragraphs.isEmpty { return [] }
        return DocCommentLine.lines(paragraphs.joined(separator: "\n\n"), indentation: indentation)
    }

    private func absenceNote(for property: LoweredProperty) -> String? {
        switch property.absence {
        case .none: nil
        case .failure: "Strict: without it, decoding fails."
        case .emptyRecord: "Missing or null: the value decoded from `{}`."
        case .zero where property.definition.use.reference == .payload:
            "Missing or null: the value that replaces a missing required value of its type."
        case .value, .emptyCollection, .zero:
            property.absentValue.map { "Missing or null: \(Prose.code($0.words))." }
        }
    }
}

extension Documentation {
    /// Returns the documentation without a title that only repeats the name: `Error Type` for `errorType`.
    package func besides(_ name: SwiftIdentifier?) -> Documentation {
        guard let name, let title else { return self }
        guard Self.haveSameLetters(title, name.name) else { return self }
        return Documentation(summary: summary, description: description, remarks: remarks)
    }

    /// Whether two texts have the same letters and digits, in any case.
    private static func haveSameLetters(_ text: String, _ other: String) -> Bool {
        guard text.hasOnlyBytes(where: { $0 < 0x80 }), other.hasOnlyBytes(where: { $0 < 0x80 }) else {
            return letters(of: text) == letters(of: other)
        }
        // For ASCII, bytes are compared without a search for character boundaries.
        return text.utf8.lazy.compactMap(letter).elementsEqual(other.utf8.lazy.compactMap(letter))
    }

    private static func letters(of text: String) -> String {
        text.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    /// Returns a letter or digit in lower case, or nil for other characters.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }
}

// MARK: Deprecation

extension DeclarationLowering {
    /// Returns a sentence about the former name of an inline type that now shares a type with others. Returns nil for
    /// other definitions.
    private func formerName(_ definition: TypeDefinition) -> String? {
        guard let removal = definition.deprecation?.removal, let id = definition.forwardedType else { return nil }
        let name = model.names[type: id].path.map(\.name).joined(separator: ".")
        return "The type is \(name) now." + (removal.due.map { " This name is kept until \($0)." } ?? "")
    }

    /// Returns the compiler's warning about the former name of a type, or nil for no warning.
    ///
    /// A former name that is also the present name has no warning, because the generated code around the type uses this
    /// name.
    package func warning(forFormerName definition: TypeDefinition) -> SwiftLiteral? {
        guard let id = definition.forwardedType,
            model.names[type: id].path.last != model.names[type: definition.id].path.last
        else { return nil }
        return model.options.deprecated == .annotate ? formerName(definition).map { .string($0) } : nil
    }

    /// Returns the compiler's warning about a case that the contract has removed, or nil for no warning.
    package func warning(for element: EnumerationCase) -> SwiftLiteral? {
        guard let deprecation = element.deprecation, model.options.deprecated == .annotate else { return nil }
        return .string(deprecation.message(replacement: nil))
    }

    /// Returns the compiler's warning about a deprecated property, or nil for no warning.
    package func warning(
        for property: PropertyDefinition, among properties: [PropertyDefinition], _ names: [MemberName]
    ) -> SwiftLiteral? {
        guard let deprecation = property.deprecation, model.options.deprecated == .annotate else { return nil }
        let replacement = deprecation.replacedBy.map { key in
            properties.firstIndex { $0.key == key }.map { names[$0].identifier.name } ?? key
        }
        return .string(deprecation.message(replacement: replacement))
    }
}

extension Deprecation {
    /// The text of the compiler's warning: `Use authToken. This may stop working from 2026-03-01.`
    package func message(replacement: String?) -> String {
        var sentences: [String] = []
        if let name = replacement ?? replacedBy { sentences.append("Use \(name).") }
        if let since { sentences.append("Deprecated since \(since).") }
        if let sunset { sentences.append("This may stop working from \(sunset).") }
        if let removal { sentences.append(removal.sentence) }
        return sentences.isEmpty ? "Deprecated in the contract." : sentences.joined(separator: " ")
    }

    /// The sentence in the comment: `Deprecated since 3.2: use `authToken`. This may stop working from 2026-03-01.`
    package func sentence(replacement: String?) -> String {
        var sentence = "Deprecated" + (since.map { " since \($0)" } ?? "")
        if let name = replacement ?? replacedBy { sentence += ": use \(Prose.code(name))" }
        sentence += "."
        if let sunset { sentence += " This may stop working from \(sunset)." }
        if let removal { sentence += " " + removal.sentence }
        return sentence
    }
}

extension Removal {
    /// The sentence in the comment: `Removed from the contract on 2026-01-05, and kept until 2026-04-05.`
    package var sentence: String {
        guard let day, let due else { return "Removed from the contract." }
        return "Removed from the contract on \(day), and kept until \(due)."
    }
}
