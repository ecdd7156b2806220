import ContractModel
import Diagnostics
import References
import YAMLTree

/// Finds the places that authors may have meant by broken references.
package struct ReferenceHints {
    /// The number of names that may still be compared letter by letter. All references of a document may be broken.
    private var comparisons = 100_000
    private let documents: DocumentSet
    /// Maps the names of the root document's components, without capitals and punctuation, to their pointers. The
    /// dictionary is computed at the first use.
    private var pointers: [String: [[String]]]?
    /// The earlier results of `nearest(to:)`.
    private var searched: [Reference: String?] = [:]

    private struct Reference: Hashable {
        var text: String
        var file: SourceFileID
        var resource: Int?
    }

    package init(_ documents: DocumentSet) {
        self.documents = documents
    }

    /// Returns references that the author may have meant. The first choice is a reference in another form that leads to
    /// an object, such as `#/definitions/Pet` for `definitions/Pet`. The second choice is the objects of the root
    /// document with that name, in any section and with any capitals. The third choice is the object with the most
    /// similar name.
    package mutating func hints(for reference: ReferenceObject) -> [String] {
        if let read = documents.withoutFile(reference) { return [read] }
        let named = namesakes(of: reference)
        return named.isEmpty ? nearest(to: reference).map { [$0] } ?? [] : named
    }

    /// Returns the hints for an entry of a discriminator's mapping, which may be the plain name of a schema.
    package mutating func hints(forMapping target: ReferenceObject) -> [String] {
        guard target.isBareName else { return hints(for: target) }
        var reference = target
        for section in DocumentSet.schemaSections {
            reference.text = JSONPointer.text(of: section + [target.text])
            let found = hints(for: reference).compactMap { text -> String? in
                let pointer = ReferenceObject(text: text, location: target.location).localPointer
                return pointer?.dropLast() == section[...] ? pointer?.last : nil
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private mutating func namesakes(of reference: ReferenceObject) -> [String] {
        let uri = URIReference(reference.text)
        guard documents.tree(of: reference.location.file) === documents.root,
            let name = JSONPointer.tokens(of: uri.fragment).last ?? (uri.isRemote ? nil : uri.document)
        else { return [] }
        let known = pointers ?? pointersByName()
        pointers = known
        let hints = (known[name.plainWord] ?? []).prefix(4).map { JSONPointer.text(of: $0) }
        return Array(hints.filter { $0 != reference.text }.prefix(3))
    }

    private func pointersByName() -> [String: [[String]]] {
        var pointers: [String: [[String]]] = [:]
        for (section, members) in documents.sections {
            for member in members.pairs {
                pointers[member.key.plainWord, default: []].append(section + [member.key])
            }
        }
        return pointers
    }

    private mutating func nearest(to reference: ReferenceObject) -> String? {
        let key = Reference(
            text: reference.text, file: reference.location.file, resource: reference.resource)
        if let known = searched[key] { return known }
        let found = documents.nearest(to: reference, &comparisons)
        searched[key] = .some(found)
        return found
    }
}

extension DocumentSet {
    /// The sections with named objects in the root document. In OpenAPI 2.0, these sections are at the root. In later
    /// versions, they are in `components`.
    fileprivate var sections: [(pointer: [String], node: YAMLNode)] {
        let root = root.root
        let sections = (root["components"]?.pairs.map { (["components", $0.key], $0.value) }) ?? []
        return sections
            + ["definitions", "parameters", "responses"].compactMap { key in root[key].map { ([key], $0) } }
    }

    /// Returns the reference with each unknown token replaced by the most similar key in its place, or nil.
    fileprivate func nearest(to reference: ReferenceObject, _ comparisons: inout Int) -> String? {
        let uri = URIReference(reference.text)
        guard uri.fragment.hasPrefix("/"), case .success(let origin) = origin(of: uri, in: reference) else {
            return nil
        }
        var node = origin.node
        var pointer: [String] = []
        for token in JSONPointer.tokens(of: uri.fragment) {
            var key = token
            if node.node(at: [token]) == nil {
                comparisons -= node.pairs.count
                guard comparisons >= 0, let nearest = Spelling.nearest(to: token, among: node.pairs.map(\.key)) else {
                    return nil
                }
                key = nearest
            }
            guard let next = node.node(at: [key]) else { return nil }
            pointer.append(key)
            node = next
        }
        let file = reference.text.prefix { $0 != "#" }
        return file + JSONPointer.text(of: pointer)
    }

    /// Returns the reference with a `#` if its text is a place of the document instead of a file: `definitions/Pet` →
    /// `#/definitions/Pet`. Returns nil for any other reference.
    fileprivate func withoutFile(_ reference: ReferenceObject) -> String? {
        let uri = URIReference(reference.text)
        guard !uri.document.isEmpty, uri.fragment.isEmpty, !uri.isRemote, let tree = tree(of: reference.location.file)
        else { return nil }
        let text = reference.text.hasPrefix("/") ? "#\(reference.text)" : "#/\(reference.text)"
        let pointer = JSONPointer.tokens(of: String(text.dropFirst()))
        guard pointer.count > 1, tree.root.node(at: pointer[...]) != nil else { return nil }
        return text
    }
}
