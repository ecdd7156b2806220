import ContractModel

extension MediaTypeObject {
    var isStructured: Bool { MediaType.isStructured(mediaType) }
    var isJSON: Bool { MediaType.isJSON(mediaType) }
    var word: String { MediaType.word(for: mediaType) }
}

extension [MediaTypeObject] {
    /// The content after which the body's type is named: the first JSON content with a schema, or the first form with a
    /// schema if no JSON content has a schema.
    var principal: MediaTypeObject? {
        first { $0.isJSON && $0.schema != nil } ?? first { $0.isStructured && $0.schema != nil }
    }
}
