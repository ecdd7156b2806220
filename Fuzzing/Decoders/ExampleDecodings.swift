import BooksTrackAPI
public import Foundation

/// The types of the example contract, each with a number.
public enum ExampleDecodings {
    /// Returns the type with a number. After the last type, counting begins again with the first type.
    public static func type(_ number: Int) -> FuzzedType {
        all[number % all.count]
    }

    /// Returns the properties that do not hold for the type with a number.
    public static func violations(ofType number: Int, _ data: Data) -> [String] {
        type(number).violations(data)
    }

    /// Add new types at the end, because inputs on disk contain the numbers of the types.
    private static let all: [FuzzedType] = [
        FuzzedType(WorkDTO.self), FuzzedType(EditionDTO.self), FuzzedType(ProgressSocketMessage.self),
        FuzzedType(JobResults.self), FuzzedType(BookSearchResponse.self), FuzzedType(CapabilityFeature.self),
        FuzzedType(TokenRefreshAnswer.self), FuzzedType(ErrorBody.self), FuzzedType(ApiResponse<Book>.self),
        FuzzedType(ResponseEnvelope<[WorkDTO]>.self),
    ]
}
