import DTORuntime
public import Foundation

extension APIClientError: CustomStringConvertible, LocalizedError {
    /// The error in words, without secrets.
    public var description: String {
        switch self {
        case .apiError(let failure): return Self.words(failure)
        case .maxRetriesExceeded: return "The call was not sent: its policy allows no attempt."
        case .unexpectedStatus(let answer):
            let outcome = "\(answer.operation): the server responded with \(answer.status)"
            if let mismatch = answer.mismatch { return "\(outcome) \(mismatch)." }
            if let reason = Self.reason(answer.detailsForLogs) { return outcome + reason }
            return "\(outcome), for which the contract has no type."
        case .unexpectedContent(let answer):
            let type = answer.mediaType ?? "no media type"
            return
                "\(answer.operation): the response with status \(answer.status) has \(type), which the contract does not have. "
                + "rawResponse(for:) returns the response unchanged."
        case .decoding(let answer, let underlying):
            return
                "\(answer.operation): the response with status \(answer.status) differs from the contract: "
                + Self.words(underlying)
        case .transport(let error):
            let start = operation.map { "\($0): no" } ?? "No"
            return "\(start) response arrived: \(Self.words(error))"
        case .invalidRequest(let operation, let reason): return "\(operation) was not sent: \(reason)."
        case .invalidURL(let text): return "\(SecretName.maskedURL(text).debugDescription) is not the URL of a server."
        case .noData(let answer) where answer.status == 0:
            return
                "\(answer.operation): there is no mock data for this operation. A release build contains no mock data."
        case .noData(let answer):
            return
                "\(answer.operation): the response with status \(answer.status) has no body, but the contract requires a body."
        case .missingCredentials(let operation, let schemes):
            return
                "\(operation) was not sent: it needs credentials for \(schemes.joined(separator: " or ")). If the server needs no "
                + "credentials, call the operation with(credentials: .anonymous), or correct the contract below 'security:' in gen-dtos.yaml."
        case .unavailable(let reason): return reason
        case .deadlineExceeded(let operation, _): return "\(operation) took longer than its deadline allows."
        }
    }

    /// The error in words, without secrets.
    public var errorDescription: String? { description }

    /// The difference between an error body and the contract, as the end of a sentence. The value is nil for errors
    /// that are not about a body.
    var mismatch: String? {
        switch self {
        case .noData: return "without a body, but the contract requires JSON"
        case .unexpectedContent(let answer):
            return "with \(answer.mediaType ?? "no media type"), but the contract requires JSON"
        case .decoding(_, let underlying):
            let words = Self.words(underlying)
            return
                "with JSON that differs from the contract: \(words.hasSuffix(".") ? String(words.dropLast()) : words)"
        case .apiError, .maxRetriesExceeded, .unexpectedStatus, .transport, .invalidRequest, .invalidURL,
            .missingCredentials, .unavailable, .deadlineExceeded:
            return nil
        }
    }

    private static func words(_ failure: any APIFailure) -> String {
        let details = failure.apiFailureDetails
        guard let answer = failure.kept?.answer else {
            return "The API responded with an error" + (reason(details) ?? ".")
        }
        return "\(answer.operation): the API responded with \(answer.status)"
            + (reason(details) ?? reason(answer.detailsForLogs) ?? ".")
    }

    /// Returns the code and the message as the end of a sentence, or nil if both are missing. A code that the message
    /// contains is left out.
    private static func reason(_ details: FailureDetails) -> String? {
        guard let message = details.message else { return details.code.map { " (\($0))." } }
        let isRepeated = details.code.map { message.lowercased().contains($0.lowercased()) } ?? true
        let code = isRepeated ? "" : details.code.map { " (\($0))" } ?? ""
        return "\(code): \(message)" + (message.hasSuffix(".") ? "" : ".")
    }

    private static func words(_ error: any Error) -> String {
        if let error = error as? URLError { return "URLError \(error.code.rawValue)." }
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context, key)) is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return "\(place(context)): \(context.debugDescription)"
        @unknown default: return "it cannot be decoded."
        }
    }

    private static func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        let keys = context.codingPath + (key.map { [$0] } ?? [])
        return keys.isEmpty
            ? "the document" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}
