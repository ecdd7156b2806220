import Diagnostics
import YAMLTree

/// Where the references of the documents lead, each looked up once: most schemas, parameters and responses are named in many places.
struct ReferenceIndex {
    /// What decides where a reference leads. Texts are compared by their bytes, as keys are: Swift takes two spellings of one letter for the
    /// same text.
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

    /// The end of the references that begin with a Reference Object; nil where the node is none.
    mutating func target(of node: YAMLNode) -> Result<DocumentPlace?, DanglingReference> {
        DocumentSet.target(of: node) { place(of: $0) }
    }
}
