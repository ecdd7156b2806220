import ContractModel
import Diagnostics
import Files
import JSONPath
import YAMLTree

/// The diagnostics of overlays.
enum OverlayMessages {
    static func invalid(_ fault: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(.error, "invalid-overlay", fault, at: location)
    }

    static func unknownKey(_ key: String, known: [String], at location: SourceLocation) -> Diagnostic {
        let advice =
            Spelling.nearest(to: key, among: known).map { "did you mean '\($0)'?" }
            ?? "known: \(known.joined(separator: ", "))."
        return Diagnostic(
            .error, "invalid-overlay",
            "'\(key)' is not a key here; \(advice) Your own keys must begin with 'x-'", at: location)
    }

    static func repeated(at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "invalid-overlay", "this action occurs twice; remove one of the two actions", at: location,
            notes: [Diagnostic.Note("it occurs first here", at: first)])
    }

    static func invalidPath(_ text: String, _ fault: JSONPathFault, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "invalid-json-path",
            "'\(text)' is not a JSONPath (RFC 9535): at character \(fault.character), \(fault.reason)", at: location)
    }

    static func fault(_ fault: OverlayFault, of action: Overlay.Action, _ limits: YAMLLimits) -> Diagnostic {
        switch fault {
        case .exhausted:
            Diagnostic(
                .error, "overlay-too-large",
                "the actions up to '\(action.target.text)' visit or add too many nodes, or add too much text; "
                    + "replace '..' and '*' by the names of the parts that you mean",
                at: action.node.location)
        case .tooDeep(let node):
            Diagnostic(
                .error, "nesting-too-deep",
                "with this value, more than \(limits.depth) collections are nested; "
                    + "if the value is meant to be so deep, raise the limit with --limit depth=…", at: node.location)
        case .incompatible(let update, let target):
            Diagnostic(
                .error, "incompatible-overlay",
                "\(words(update)) cannot be merged with \(words(target)); remove the target with an earlier action",
                at: update.location, notes: [Diagnostic.Note("the target begins here", at: target.location)])
        }
    }

    private static func words(_ node: YAMLNode) -> String {
        switch node.kind {
        case .scalar: "a single value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    static func mixedTargets(_ path: JSONPath, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "incompatible-overlay",
            "'\(path.text)' selects nodes of different kinds; all must be mappings, or lists, or single values",
            at: location)
    }

    static func wrongCopyCount(_ path: JSONPath, _ count: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "incompatible-overlay",
            "'\(path.text)' selects \(count == 0 ? "nothing" : "\(count) nodes"), but 'copy' needs exactly one",
            at: location)
    }

    static func scalarTarget(_ path: JSONPath, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "incompatible-overlay",
            "'\(path.text)' selects a single value, which Overlay 1.0 cannot update; "
                + "select the mapping around it, or write 'overlay: 1.1.0'",
            at: location)
    }

    static func rootRemoved(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "incompatible-overlay", "the whole document cannot be removed; select a part of it", at: location)
    }

    static func matchesNothing(_ path: JSONPath, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "idle-overlay",
            "'\(path.text)' selects nothing in the document; correct the path, or delete the action", at: location)
    }

    static func changesNothing(_ path: JSONPath, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "idle-overlay",
            "the document already has the result of this action at '\(path.text)'; delete the action", at: location)
    }

    static func withoutChange(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "idle-overlay",
            "this action has neither 'update' nor 'copy' nor 'remove: true', so it changes nothing; delete the action",
            at: location)
    }

    static func due(_ day: CalendarDay, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "overlay-due",
            "the date in 'x-until' of this action, \(day), has come; delete the action if the document is corrected, or "
                + "set a later date",
            at: location)
    }

    /// Returns the diagnostic for an overlay that cannot be read.
    static func unreadable(_ path: String, _ fault: FileFault, at location: SourceLocation?) -> Diagnostic {
        switch fault {
        case .missing, .noFolder:
            Diagnostic(
                .error, "missing-file",
                "there is no overlay '\(path)'; correct the path, which starts at the folder of the configuration",
                at: location)
        case .outside(let folder):
            Diagnostic(
                .error, "outside-folder",
                "the overlay '\(path)' is outside the folder of the configuration; allow its folder with "
                    + "`--allow-path '\(folder)'`", at: location)
        case .unreadable(let reason):
            Diagnostic(.error, "unreadable-file", "the overlay '\(path)' cannot be read: \(reason)", at: location)
        case .limit(let name, let value):
            Diagnostic(
                .error, "too-many-files",
                "the overlay '\(path)' is not read, because it has more than \(value) \(name); raise the limit with "
                    + "`--limit \(name)=NUMBER`", at: location)
        }
    }
}
