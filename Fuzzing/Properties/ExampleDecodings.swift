import BooksTrackAPI
public import Foundation

/// Types of the example contract, by number.
public enum ExampleDecodings {
    /// What does not hold of the type with a number, counted around.
    public static func violations(ofType number: Int, _ data: Data) -> [String] {
        all[number % all.count](data)
    }

    public static func decoding<Value: Codable & Hashable & Sendable>(_ type: Value.Type)
        -> @Sendable (Data) -> [String]
    {
        { DecodingProperties.violations(of: Value.self, $0) }
    }

    /// Appended to, never reordered: inputs on disk hold the numbers.
    private static let all: [@Sendable (Data) -> [String]] = [
        decoding(WorkDTO.self), decoding(EditionDTO.self), decoding(ProgressSocketMessage.self),
        decoding(JobResults.self), decoding(BookSearchResponse.self), decoding(CapabilityFeature.self),
        decoding(TokenRefreshAnswer.self), decoding(ErrorBody.self), decoding(ApiResponse<Book>.self),
        decoding(ResponseEnvelope<[WorkDTO]>.self),
    ]
}
