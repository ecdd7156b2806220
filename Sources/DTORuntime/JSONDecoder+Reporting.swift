public import Foundation

/// A decoded value and what had to be done to get it.
public struct DecodingOutcome<Value> {
    public let value: Value
    /// The first issues, at most `DecodingReporter.capacity`.
    public let issues: [DecodingIssue]
    /// How many issues there were.
    public let issueCount: Int
}

extension DecodingOutcome: Sendable where Value: Sendable {}

extension DecodingOutcome where Value: Decodable {
    /// What `decodeReporting` returns. For an app with several runtimes, each of which has a method of that name:
    /// `BooksRuntime.DecodingOutcome<[Book]>(decoding: data)`.
    public init(
        decoding data: Data, with decoder: JSONDecoder = JSONDecoder(), reportingUnknownKeys: Bool = false,
        redacting: Bool = false
    ) throws {
        let reporter = DecodingReporter(reportsUnknownKeys: reportingUnknownKeys, redacting: redacting)
        let decoder = decoder.copy()
        decoder.userInfo[.decodingReporter] = reporter
        value = try decoder.decode(Dynamically<Value>.self, from: data).value
        issues = reporter.issues
        issueCount = reporter.issueCount
    }
}

extension JSONDecoder {
    /// Decodes a value and says where the document differed from the contract.
    ///
    /// The decoder itself stays as it is, so that it may serve several threads.
    ///
    /// - Parameters:
    ///   - reportingUnknownKeys: Whether keys that the contract does not name are reported too.
    ///   - redacting: Whether issues go without what the document holds.
    public func decodeReporting<Value: Decodable>(
        _ type: Value.Type, from data: Data, reportingUnknownKeys: Bool = false, redacting: Bool = false
    ) throws -> DecodingOutcome<Value> {
        try DecodingOutcome(
            decoding: data, with: self, reportingUnknownKeys: reportingUnknownKeys, redacting: redacting)
    }

    fileprivate func copy() -> JSONDecoder {
        let copy = JSONDecoder()
        copy.dateDecodingStrategy = dateDecodingStrategy
        copy.dataDecodingStrategy = dataDecodingStrategy
        copy.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
        copy.keyDecodingStrategy = keyDecodingStrategy
        copy.userInfo = userInfo
        copy.allowsJSON5 = allowsJSON5
        // Foundation keeps it in `userInfo`: a second key there is one that each object would look at.
        if assumesTopLevelDictionary { copy.assumesTopLevelDictionary = true }
        return copy
    }
}
