// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import LibraryAPI
#if canImport(SwiftData)
    import SwiftData
#endif

/// The stored model of `EnrichedBookPayload.Enriched`. Without SwiftData, the model is a class with the same
/// properties.
#if canImport(SwiftData)
    @Model
#endif
final class BookEnrichment {
    /// Strict: without it, decoding fails.
    #if canImport(SwiftData)
        @Relationship(deleteRule: .nullify)
    #endif
    var work: Work?
    #if canImport(SwiftData)
        @Relationship(deleteRule: .nullify)
    #endif
    var edition: Edition?
    /// Missing or null: `[]`.
    #if canImport(SwiftData)
        @Relationship(deleteRule: .cascade)
    #endif
    var authors: [Author] = []

    init() {}
}

#if !canImport(SwiftData)
    extension BookEnrichment: Codable {}
#endif
