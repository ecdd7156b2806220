/// Writes diagnostics in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard, 27 March 2020).
///
/// The rules are the whole catalogue, so that a reader knows for which faults the tool searched without finding any.
struct SARIFLog {
    let sources: SourceFileTable
    let toolVersion: String
    let rules: [DiagnosticCatalogue.Entry]
    private let indices: [String: Int]

    init(
        sources: SourceFileTable, toolVersion: String,
        rules: [DiagnosticCatalogue.Entry] = DiagnosticCatalogue.entries
    ) {
        self.sources = sources
        self.toolVersion = toolVersion
        self.rules = rules
        indices = Dictionary(
            rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func text(of diagnostics: [Diagnostic]) -> String {
        let run = JSONText.object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(diagnostics.map(result))),
        ])
        return JSONText.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).text
    }

    // MARK: The tool

    private var driver: JSONText {
        .object([
            ("name", .string("gen-dtos")),
            ("version", .string(toolVersion)),
            ("rules", .array(rules.map(Self.rule))),
        ])
    }

    private static func rule(_ entry: DiagnosticCatalogue.Entry) -> JSONText {
        .object([
            ("id", .string(entry.id)),
            ("shortDescription", message(entry.description)),
            ("help", message(entry.help)),
            ("defaultConfiguration", .object([("level", .string(level(entry.severity)))])),
        ])
    }

    // MARK: Results

    private func result(_ diagnostic: Diagnostic) -> JSONText {
        var members: [(key: String, value: JSONText)] = [("ruleId", .string(diagnostic.id))]
        if let index = indices[diagnostic.id] { members.append(("ruleIndex", .number(index))) }
        members.append(("level", .string(Self.level(diagnostic.severity))))
        members.append(("message", Self.message(diagnostic.message)))
        if let place = physicalLocation(diagnostic.location) {
            members.append(("locations", .array([.object([("physicalLocation", place)])])))
        }
        if !diagnostic.notes.isEmpty {
            members.append(("relatedLocations", .array(diagnostic.notes.map(relatedLocation))))
        }
        if let fingerprint = diagnostic.fingerprint {
            members.append(("partialFingerprints", .object([("change/v1", .string(fingerprint))])))
        }
        return .object(members)
    }

    private func relatedLocation(_ note: Diagnostic.Note) -> JSONText {
        let place = physicalLocation(note.location).map { [(key: "physicalLocation", value: $0)] } ?? []
        return .object(place + [("message", Self.message(note.message))])
    }

    private func physicalLocation(_ location: SourceLocation?) -> JSONText? {
        guard let location, let file = sources.file(of: location) else { return nil }
        return .object([
            ("artifactLocation", .object([("uri", .string(Self.uri(of: file.path)))])),
            (
                "region",
                .object([
                    ("startLine", .number(Int(location.line))), ("startColumn", .number(Int(location.column))),
                ])
            ),
        ])
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "note"
        }
    }

    /// Escapes a message. Braces are doubled, because a single brace begins a placeholder (section 3.11.5). The space
    /// in `] (` prevents text of the document from becoming a link (section 3.11.6).
    private static func message(_ text: String) -> JSONText {
        let escaped = text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
        return .object([("text", .string(escaped))])
    }

    /// Returns a relative reference, or a `file` URI for an absolute path (RFC 3986 sections 3.3 and 4.2).
    private static func uri(of path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where "-._~/!$&'()*+,;=@".utf8.contains(byte): uri.unicodeScalars.append(Unicode.Scalar(byte))
            default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return uri
    }
}
