import BooksTrackAPI
public import Foundation

/// Types of the example contract, by number.
public enum ExampleDecodings {
    /// The type with a number, counted around.
    public static func type(_ number: Int) -> FuzzedType {
        all[number % all.count]
    }

    /// Returns the properties that do not hold for the type with a number.
    public static func violations(ofType number: Int, _ data: Data) -> [String] {
        type(number).violations(data)
    }

    /// Appended to, never reordered: inputs on disk hold the numbers.
    private static let all: [FuzzedType] = [
        FuzzedType(WorkDTO.self), FuzzedType(EditionDTO.self), FuzzedType(ProgressSocketMessage.self),
        FuzzedType(JobResults.self), FuzzedType(BookSearchResponse.self), FuzzedType(CapabilityFeature.self),
        FuzzedType(TokenRefreshAnswer.self), FuzzedType(ErrorBody.self), FuzzedType(ApiResponse<Book>.self),
        FuzzedType(ResponseEnvelope<[WorkDTO]>.self),
    ]
}
