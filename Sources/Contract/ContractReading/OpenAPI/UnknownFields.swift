import ContractModel
import Diagnostics
import YAMLTree

/// Collects keys that are not fields of their objects, because they are misspelt, misplaced, or of another version. A
/// document that a program wrote may repeat one mistake a thousand times. So each mistake is reported once, with the
/// number of places.
struct UnknownFields {
    private struct Name: Hashable {
        var kind: ObjectKind
        var key: String
        var isLikeProperty = false
        /// Whether the object is a whole file. The file may also contain other objects.
        var isFile = false
    }

    private struct Places {
        var first: SourceLocation
        var count: Int
    }

    let version: SpecificationVersion
    private var places: [Name: Places] = [:]
    /// The keys that were already reported, and the keys that are allowed.
    private var settled: Set<Name> = []

    init(_ version: SpecificationVersion) {
        self.version = version
    }

    /// Collects the unknown keys of an object other than a schema.
    mutating func check(_ node: YAMLNode, as kind: ObjectKind, _ grammar: DocumentGrammar) {
        for pair in node.pairs where !grammar.knows(pair, of: kind, in: version) { note(pair, of: node, as: kind) }
    }

    mutating func note(_ pair: YAMLPair, of node: YAMLNode, as kind: ObjectKind) {
        let isLikeProperty =
            kind == .schema && pair.value.kind == .mapping && (pair.value["type"] ?? pair.value["$ref"]) != nil
        let isFile = kind != .document && node.id == node.tree.root.id
        add(
            Name(kind: kind, key: pair.key, isLikeProperty: isLikeProperty, isFile: isFile),
            Places(first: pair.keyLocation, count: 1))
    }

    mutating func append(_ other: UnknownFields) {
        for (name, places) in other.places { add(name, places) }
    }

    private mutating func add(_ name: Name, _ new: Places) {
        guard !settled.contains(name) else { return }
        guard let known = places[name] else { return places[name] = new }
        places[name] = Places(first: min(known.first, new.first), count: known.count + new.count)
    }

    /// Reports the keys that were collected since the last report.
    mutating func report(to diagnostics: inout DiagnosticSink) {
        for (name, places) in places.sorted(by: { ($0.value.first, $0.key.key) < ($1.value.first, $1.key.key) }) {
            settled.insert(name)
            let versions = DocumentGrammar.versions(of: name.key, in: name.kind)
            if version.readsFields(of: versions) {
                diagnostics.emit(
                    OpenAPIMessages.fieldOfLaterVersion(
                        name.key, of: name.kind, versions, version, count: places.count, at: places.first))
                continue
            }
            guard let advice = advice(for: name, of: versions) else { continue }
            diagnostics.emit(
                OpenAPIMessages.unknownField(
                    name.key, of: name.kind, advice: advice, count: places.count, at: places.first))
        }
        places = [:]
    }

    // MARK: Advice

    /// Returns the advice for an unknown key, or nil if the key is allowed.
    ///
    /// - Parameter versions: The versions that have the key, if any.
    private func advice(for name: Name, of versions: SpecificationVersions) -> String? {
        if let place = KnownExtensions.placed[name.key] { return place }
        if let meant = KnownExtensions.meant(by: name.key) { return "did you mean '\(meant)'?" }
        if !versions.isEmpty { return "it \(versions.words), and this document is of \(version.words)" }
        if name.kind == .schema { return adviceForSchema(name) }
        let known = DocumentGrammar.names(of: name.kind, in: version)
        if let nearest = Self.nearest(to: name.key, in: known) { return "did you mean '\(nearest)'?" }
        return name.isFile ? nil : "your own keys must begin with 'x-'"
    }

    /// Returns the advice for an unknown key of a schema. Since OpenAPI 3.1, a schema may have any keyword (OpenAPI
    /// 3.1.1, section 4.8.24). So the key is a mistake only if it is similar to a known keyword or looks like a
    /// property.
    private func adviceForSchema(_ name: Name) -> String? {
        if let nearest = Self.nearest(to: name.key, in: SchemaKeyword.suggestions, from: 4) {
            return "did you mean '\(nearest)'?"
        }
        if name.isFile { return nil }
        if name.isLikeProperty { return "properties belong under 'properties'" }
        return version.ignoresSiblingsOfReferences ? "your own keys must begin with 'x-'" : nil
    }

    /// Returns the known key that is most similar to an unknown key, or nil.
    ///
    /// - Parameter length: The least length of a known key. Shorter keys are similar to too many words.
    private static func nearest(to key: String, in known: [String], from length: Int = 3) -> String? {
        guard key.utf8.count > 2 else { return nil }
        return Spelling.nearest(to: key, among: known.filter { $0.utf8.count >= length })
    }
}
