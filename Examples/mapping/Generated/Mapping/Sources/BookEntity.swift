// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import LibraryAPI
#if canImport(SwiftData)
    import SwiftData
#endif

/// The stored model of `EnrichedBookPayload`. Without SwiftData, the model is a class with the same properties.
#if canImport(SwiftData)
    @Model
#endif
final class BookEntity {
    /// Strict: without it, decoding fails.
    var title: String = ""
    var author: String?
    #if canImport(SwiftData)
        @Attribute(.unique)
    #endif
    var isbn: String?
    /// What the providers know. Null without success.
    #if canImport(SwiftData)
        @Relationship(deleteRule: .nullify)
    #endif
    var enriched: BookEnrichment?

    init() {}
}

#if !canImport(SwiftData)
    extension BookEntity: Codable {}
#endif
