// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@testable import Library
import LibraryAPI
import Testing

/// The configured value of `Gender` for each value of the contract.
@Suite struct GenderMappingTests {
    @Test func everyValue() {
        #expect(Gender(AuthorGender(rawValue: "Female")) == .female)
        #expect(Gender(AuthorGender(rawValue: "Male")) == .male)
        #expect(Gender(AuthorGender(rawValue: "Non-binary")) == .nonBinary)
        #expect(Gender(AuthorGender(rawValue: "Other")) == .unknown)
        #expect(Gender(AuthorGender(rawValue: "Unknown")) == .unknown)
    }

    @Test func valuesThatTheContractDoesNotName() {
        #expect(Gender(AuthorGender(rawValue: "a value that nobody knows")) == .unknown)
    }
}
