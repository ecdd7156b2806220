import Testing
@testable import SwiftEmission

@Suite struct SingularNounTests {
    @Test(arguments: [
        ("works", "work"), ("searchResults", "searchResult"), ("categories", "category"), ("movies", "movie"),
        ("batches", "batch"), ("searches", "search"), ("boxes", "box"), ("addresses", "address"),
        ("responses", "response"), ("caches", "cache"), ("statuses", "status"), ("houses", "house"),
        ("sizes", "size"), ("heroes", "hero"), ("days", "day"), ("photos", "photo"), ("ISBNs", "ISBN"),
        ("amazonASINs", "amazonASIN"), ("children", "child"), ("people", "person"), ("requestBodies", "requestBody"),
        ("aliases", "alias"), ("databases", "database"), ("taxes", "tax"), ("scenarios", "scenario"), ("eyes", "eye"),
        ("details", "detail"), ("assignees", "assignee"), ("potatoes", "potato"), ("shoes", "shoe"), ("Works", "Work"),
        ("People", "Person"), ("keys", "key"),
        ("similar_books", "similar_book"),
    ])
    func singular(plural: String, singular: String) {
        #expect(SingularNoun.of(plural) == singular)
    }

    @Test(arguments: [
        "status", "address", "series", "news", "analysis", "axes", "leaves", "data", "item", "lens", "quizzes", "IDS",
        "s",
        "", "bookshelves",
    ])
    func noPlural(_ name: String) {
        #expect(SingularNoun.of(name) == nil)
    }
}
