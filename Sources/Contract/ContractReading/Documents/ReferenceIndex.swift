import Diagnostics
import YAMLTree

/// Resolves each reference only once. Most schemas, parameters and responses are used in many places.
struct ReferenceIndex {
    /// The facts that determine the target of a reference. Strings are compared by bytes, because Swift considers
    /// different Unicode spellings of a letter equal.
    private struct Key: Hashable {
        var text: String
        var file: SourceFileID
        var resource: Int?

        static func == (left: Key, right: Key) -> Bool {
            left.file == right.file && left.resource == right.resource && left.text.utf8.elementsEqual(right.text.utf8)
        }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(file)
        }
    }

    let documents: DocumentSet
    private var places: [Key: Result<DocumentPlace, ReferenceFault>] = [:]

    init(_ documents: DocumentSet) {
        self.documents = documents
    }

    mutating func place(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let place = placeInDocument(of: reference)
        if case .failure(.notFound) = place, let inner = documents.placeInSchema(of: reference) {
            return .success(inner)
        }
        return place
    }

    private mutating func placeInDocument(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let key = Key(text: reference.text, file: reference.location.file, resource: reference.resource)
        if let known = places[key] { return known }
        let place = documents.placeInDocument(of: reference)
        places[key] = place
        return place
    }

    /// Returns the place at the end of a chain of references that begins with a Reference Object. Returns nil for any
    /// other node.
    mutating func target(of node: YAMLNode) -> Result<DocumentPlace?, DanglingReference> {
        DocumentSet.target(of: node) { place(of: $0) }
    }
}
