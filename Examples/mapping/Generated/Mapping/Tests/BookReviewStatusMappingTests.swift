// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@testable import Library
import LibraryAPI
import Testing

/// The configured value of `BookReviewStatus` for each value of the contract.
@Suite struct BookReviewStatusMappingTests {
    @Test func everyValue() {
        #expect(BookReviewStatus(ReviewStatus(rawValue: "verified")) == .verified)
        #expect(BookReviewStatus(ReviewStatus(rawValue: "needsReview")) == .needsReview)
        #expect(BookReviewStatus(ReviewStatus(rawValue: "userEdited")) == .edited)
    }

    @Test func valuesThatTheContractDoesNotName() {
        #expect(BookReviewStatus(ReviewStatus(rawValue: "a value that nobody knows")) == .needsReview)
    }
}
