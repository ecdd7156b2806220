/// The inputs of a run, in the format of `make` and `ninja`:
///
///     Generated/manifest.json: \
///      api.yaml \
///      gen-dtos.yaml
///
///     api.yaml:
///
///     gen-dtos.yaml:
///
/// The empty rules are the same as from `gcc -MP`: a removed file to which nothing refers does not stop the build.
struct DependencyFile {
    /// A manifest with the inputs of its folder, each once.
    struct Rule: Sendable {
        var target: String
        var inputs: [String]

        init(target: String, inputs: [String]) {
            var known: Set<String> = []
            self.target = target
            self.inputs = inputs.filter { known.insert($0).inserted }
        }
    }

    let rules: [Rule]

    var text: String {
        get throws(UsageError) {
            var text = ""
            var known = Set(rules.map(\.target))
            for rule in rules {
                let words = [try Self.escaped(rule.target) + ":"] + (try rule.inputs.map(Self.escaped))
                text += words.joined(separator: " \\\n ") + "\n"
            }
            for input in rules.flatMap(\.inputs) where known.insert(input).inserted {
                text += "\n" + (try Self.escaped(input)) + ":\n"
            }
            return text
        }
    }

    /// Escapes a path like `gcc` (`libcpp/mkdeps.cc`): only backslashes before a space are doubled. Characters that
    /// neither program can read (`%` and `=` in make, `'`, `*` and `|` in ninja) are unchanged.
    private static func escaped(_ path: String) throws(UsageError) -> String {
        var escaped = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\n", "\r":
                throw UsageError(
                    message:
                        "'--depfile' cannot name '\(path)': a dependency file cannot contain the line break of a path.")
            case " ", "\t": escaped += String(repeating: "\\", count: backslashes + 1)
            case "#", ":": escaped += "\\"
            case "$": escaped += "$"
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

    // MARK: Writing

    /// Writes the file in one step, if its content has changed. Only an empty file or a dependency file is replaced,
    /// because a user who forgets the option's value may name a document. Throws for any other file.
    func write(to path: String) throws {
        let bytes = Array(try text.utf8)
        let file = SingleFile(path)
        if let present = try file.read() {
            if present == bytes { return }
            guard present.isEmpty || Self.isOne(present) else {
                throw UsageError(
                    message:
                        "'\(path)' exists, but '--depfile' did not write the file; move the file away, or name another file."
                )
            }
        }
        try file.replace(with: bytes)
    }

    private static func isOne(_ bytes: [UInt8]) -> Bool {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.hasSuffix("manifest.json:") || line.hasSuffix("manifest.json: \\")
    }
}
