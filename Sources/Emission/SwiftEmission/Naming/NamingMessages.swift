import ContractModel
import Diagnostics
import GenerationSettings

/// The diagnostics of naming.
enum NamingMessages {
    /// A type or member of the document that a diagnostic is about.
    struct Subject: Sendable {
        /// `Pet.owner`: the key of `rename:` in the configuration.
        var documentName: String
        var location: SourceLocation?

        init(documentName: String, location: SourceLocation?) {
            self.documentName = documentName
            self.location = location
        }

        /// Makes a subject for a type: its name, or its place if it is declared inline.
        init(_ definition: TypeDefinition, in contract: Contract) {
            documentName =
                definition.origin.owner == nil
                ? definition.origin.documentName : contract.sourcePointer(of: definition) ?? definition.pointer
            location = definition.location
        }
    }

    static func illegalName(_ name: String, of subject: Subject, because reason: String) -> Diagnostic {
        Diagnostic(
            .error, "illegal-swift-name",
            "'\(name)' cannot be the Swift name of \(subject.documentName): \(reason).", at: subject.location,
            notes: [renaming(subject)])
    }

    static func nameTaken(_ name: String, of subject: Subject, by other: Subject?) -> Diagnostic {
        let holder = other.map(\.documentName) ?? "another declaration in the same place"
        let place = other.map { Diagnostic.Note("\($0.documentName) is declared here.", at: $0.location) }
        return Diagnostic(
            .error, "swift-name-clash",
            "The Swift name '\(name)' of \(subject.documentName) is also the name of \(holder).",
            at: subject.location, notes: [place, renaming(subject)].compactMap(\.self))
    }

    static func hashedName(_ name: String, of subject: Subject) -> Diagnostic {
        Diagnostic(
            .warning, "name-from-hash",
            "All usual Swift names for \(subject.documentName) are in use, so its name is '\(name)'.",
            at: subject.location, notes: [renaming(subject)])
    }

    static func operationsOfOneName(
        _ operation: OperationDefinition, _ other: OperationDefinition
    ) -> Diagnostic {
        Diagnostic(
            .note, "operations-of-one-name",
            "'\(operation.name)' and '\(other.name)' would have the same name in Swift, so this operation is named after its "
                + "method and path.", at: operation.location,
            notes: [
                Diagnostic.Note("The other operation is declared here.", at: other.location),
                renaming(Subject(documentName: operation.name, location: operation.location)),
            ])
    }

    static func systemName(_ clash: SystemNameClash) -> Diagnostic {
        Diagnostic(
            .warning, "system-type-name",
            "\(clash.documentName) has the same Swift name as \(clash.module)'s own '\(clash.name)'. In source that imports "
                + "both modules, '\(clash.name)' means this type, or is ambiguous without a module's name before it.",
            at: clash.subject.location, notes: [renaming(clash.subject, to: clash.proposal)])
    }

    static func unknownRename(_ key: String, suggestion: String?, at location: SourceLocation?) -> Diagnostic {
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? "."
        return Diagnostic(
            .error, "unknown-rename", "The configuration renames '\(key)', which the document does not declare\(hint)",
            at: location)
    }

    static func illegalModule(_ name: String, because reason: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "illegal-module-name",
            "'\(name)' cannot be the name of the module: \(reason). Choose another name with 'module:' or '--module'.",
            at: location)
    }

    static func renamedModule(_ name: String, for wanted: String, because reason: String, at location: SourceLocation?)
        -> Diagnostic
    {
        Diagnostic(
            .note, "module-renamed",
            "The module is called '\(name)', not '\(wanted)' after the title: \(reason). To choose a name, use "
                + "'module:' or '--module'.",
            at: location)
    }

    static func moduleClash(_ name: String, with subject: Subject, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "module-name-clash",
            "No module can be called '\(name)': a type of that name would hide the module.", at: location,
            notes: [
                Diagnostic.Note("\(subject.documentName) is declared here.", at: subject.location),
                Diagnostic.Note("Choose another name with 'module:', or rename the type."), renaming(subject),
            ])
    }

    static func illegalAffix(_ affix: String, option: String, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "illegal-affix",
            "'\(affix)' cannot be the \(option) of type names, because the names would not be Swift identifiers.",
            at: location)
    }

    private static func renaming(_ subject: Subject, to name: String = "anotherName") -> Diagnostic.Note {
        let key = OptionMessages.key(subject.documentName)
        return Diagnostic.Note("To choose the name, \(OptionMessages.paste("\(key): \(name)", below: .rename)).")
    }
}
