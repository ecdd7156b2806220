package import Diagnostics
package import Files
import References

/// The diagnostics of references.
package enum DocumentMessages {
    /// Returns the diagnostics of a broken reference.
    ///
    /// - Parameter hints: The references that the author may have meant.
    package static func unresolved(
        _ reference: ReferenceObject, because fault: ReferenceFault, severity: Severity, hints: [String]
    ) -> [Diagnostic] {
        func diagnostic(_ id: String, _ text: String) -> [Diagnostic] {
            [Diagnostic(severity, id, text, at: reference.location)]
        }
        let text = reference.text
        let advice = advice(hints)
        switch fault {
        case .remote:
            return diagnostic(
                "external-reference",
                "'\(text)' is not a local file, and gen-dtos fetches no references; \(adviceForURL(text))"
            )
        case .absolutePath where hints.first == "#\(text)":
            return diagnostic("unresolved-reference", "'\(text)' lacks its '#': write '#\(text)'")
        case .absolutePath:
            return diagnostic(
                "external-reference",
                "'\(text)' is an absolute path; write a path relative to the file that contains the reference")
        case .file(let path, _, .missing) where !hints.isEmpty:
            return diagnostic("missing-file", "there is no file '\(path)' in the folder of the root document\(advice)")
        case .file(let path, let place, let fault): return file(path, at: place, fault, diagnostic)
        case .malformed(let diagnostics): return diagnostics
        case .circular:
            return diagnostic("circular-reference", "'\(text)' leads back to itself; refer to another object")
        case .endless:
            return diagnostic(
                "reference-chain",
                "'\(text)' is not followed, because it comes after \(DocumentSet.chainLimit) other references; "
                    + "refer to an object that is not a reference")
        case .notFound:
            return diagnostic("unresolved-reference", "'\(text)' is not in the document\(advice)")
        }
    }

    /// Returns the end of a message with the hints. The string is empty without hints.
    package static func advice(_ hints: [String]) -> String {
        hints.isEmpty ? "" : "; did you mean \(hints.map { "'\($0)'" }.joined(separator: " or "))?"
    }

    private static func adviceForURL(_ text: String) -> String {
        let bundler = "make one document of all files first, with a bundler such as `redocly bundle`"
        let url = URIReference(text).document
        guard url.contains("://"), let slash = url.lastIndex(of: "/") else { return bundler }
        let prefix = url[..<slash].hasSuffix("/") ? url : String(url[...slash])
        return
            "put the file into a folder, and name the folder with `--map '\(prefix)=FOLDER'` or 'references:' in the "
            + "configuration, or \(bundler)"
    }

    private static func file(
        _ path: String, at place: String?, _ fault: FileFault,
        _ diagnostic: (_ id: String, _ text: String) -> [Diagnostic]
    ) -> [Diagnostic] {
        switch fault {
        case .missing where place != nil:
            diagnostic(
                "missing-file",
                "there is no file '\(place ?? "")', which is where 'references:' or `--map` looks for '\(path)'")
        case .outside where URIReference.isRemote(path):
            diagnostic(
                "outside-folder",
                "'\(path)' leads out of the folder to which 'references:' or `--map` maps it; correct the path")
        case .missing: diagnostic("missing-file", "there is no file '\(path)' in the folder of the root document")
        case .noFolder:
            diagnostic(
                "missing-file",
                "'\(path)' cannot be found, because a document from standard input has no folder; name the document's file"
            )
        case .outside(let folder):
            diagnostic(
                "outside-folder",
                "'\(path)' leads out of the folder of the root document; allow the folder with `--allow-path '\(folder)'`"
            )
        case .unreadable(let reason): diagnostic("unreadable-file", "'\(path)' cannot be read: \(reason)")
        case .limit(let name, let value):
            diagnostic(
                "too-many-files",
                "'\(path)' is not read: the document with all its files has more than \(value) \(name); "
                    + "raise the limit with `--limit \(name)=NUMBER`")
        }
    }

    package static func missingFolder(_ folder: MissingFolder) -> Diagnostic {
        switch folder {
        case .mapped(let entry) where entry.location == nil:
            Diagnostic(
                .error, "missing-folder",
                "there is no folder '\(entry.folder)', to which `--map` maps '\(entry.prefix)'; correct the path, which "
                    + "starts at the current folder", at: nil)
        case .mapped(let entry):
            Diagnostic(
                .error, "missing-folder",
                "there is no folder '\(entry.folder)', to which 'references' maps '\(entry.prefix)'; correct the path, "
                    + "which starts at the folder of the configuration", at: entry.location)
        case .allowed(let path):
            Diagnostic(
                .error, "missing-folder",
                "there is no folder '\(path)', which `--allow-path` names; correct the path, which starts at the current "
                    + "folder", at: nil)
        }
    }

    static func dynamicReference(_ text: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .note, "dynamic-reference",
            "'\(text)' is read as a plain '$ref': other targets of the dynamic anchor have no effect", at: location)
    }
}
