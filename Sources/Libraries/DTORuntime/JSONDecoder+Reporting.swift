public import Foundation

/// A decoded value, and the differences from the contract that were found in its document.
public struct DecodingOutcome<Value> {
    /// The decoded value.
    public let value: Value
    /// The first issues, at most 1,000.
    public let issues: [DecodingIssue]
    /// The number of all issues.
    public let issueCount: Int
}

extension DecodingOutcome: Sendable where Value: Sendable {}

extension DecodingOutcome where Value: Decodable {
    /// Decodes a value as `decodeReporting` does. This initializer is for apps with several runtimes, each of which
    /// has a method of that name: `BooksRuntime.DecodingOutcome<[Book]>(decoding: data)`.
    ///
    /// - Throws: A `DecodingError` if the value cannot be decoded.
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
    /// Decodes a value and lists the differences from the contract.
    ///
    /// The settings of the decoder do not change, so several threads may use it.
    ///
    /// - Parameters:
    ///   - reportingUnknownKeys: Whether keys that the contract does not name are also reported.
    ///   - redacting: Whether issues leave out the contents of the document.
    /// - Throws: A `DecodingError` if the value cannot be decoded.
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
        // Foundation keeps this option in `userInfo`, where the option would be a second entry that each object has to
        // examine.
        if assumesTopLevelDictionary { copy.assumesTopLevelDictionary = true }
        return copy
    }
}
