import BooksTrackAPI
import Foundation

/// Decodes documents as generated types and writes the JSON that the types encode, for
/// `Scripts/oracles/contract-oracle.py`.
///
/// A line of standard input is a type's name, a tab and a JSON document without line breaks. For each line, the program
/// prints a line: `=` and the JSON that the type encodes, or `!` and the reason why the document does not decode.
///
///     reencode < documents
///     reencode --list
@main
struct Reencode {
    static func main() {
        if CommandLine.arguments.dropFirst().first == "--list" {
            print(types.keys.sorted().joined(separator: "\n"))
            return
        }
        while let line = readLine() {
            let parts = line.split(separator: "\t", maxSplits: 1)
            let answer =
                parts.count == 2
                ? answer(String(parts[0]), Data(parts[1].utf8)) : "!a line is TYPE, a tab, JSON"
            // Each line is written at once, so that a later crash loses no result.
            FileHandle.standardOutput.write(Data((answer + "\n").utf8))
        }
    }

    private static func answer(_ name: String, _ document: Data) -> String {
        guard let type = types[name] else { return "!no type \(name)" }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let value = try JSONDecoder().decode(type, from: document)
            return "=" + String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            return "!" + "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }
}

/// Maps the names of all component schemas to their types.
private nonisolated(unsafe) let types: [String: any Codable.Type] = [
    "ApiError": ApiError.self,
    "ApiErrorCode": ApiErrorCode.self,
    "AuthorDTO": AuthorDTO.self,
    "AuthorGender": AuthorGender.self,
    "AuthorMetadata": AuthorMetadata.self,
    "AuthorSearchEnvelope": AuthorSearchEnvelope.self,
    "AuthorSearchHit": AuthorSearchHit.self,
    "AuthorSearchResults": AuthorSearchResults.self,
    "BatchEnrichmentJob": BatchEnrichmentJob.self,
    "BatchEnrichmentJobEnvelope": BatchEnrichmentJobEnvelope.self,
    "BatchEnrichmentRequest": BatchEnrichmentRequest.self,
    "BatchEnrichmentResults": BatchEnrichmentResults.self,
    "Book": Book.self,
    "BookDetails": BookDetails.self,
    "BookInput": BookInput.self,
    "BookSearchEnvelope": BookSearchEnvelope.self,
    "BookSearchResponse": BookSearchResponse.self,
    "BookshelfScanResponse": BookshelfScanResponse.self,
    "BoundingBox": BoundingBox.self,
    "Capabilities": Capabilities.self,
    "CapabilitiesEnvelope": CapabilitiesEnvelope.self,
    "CapabilityFeature": CapabilityFeature.self,
    "CsvResults": CsvResults.self,
    "CsvResultsEnvelope": CsvResultsEnvelope.self,
    "CulturalRegion": CulturalRegion.self,
    "DataProvider": DataProvider.self,
    "DetectedBook": DetectedBook.self,
    "EditionDTO": EditionDTO.self,
    "EditionFormat": EditionFormat.self,
    "EditionMetadata": EditionMetadata.self,
    "EnrichedAuthors": EnrichedAuthors.self,
    "EnrichedBook": EnrichedBook.self,
    "EnrichedBookEnvelope": EnrichedBookEnvelope.self,
    "EnrichedBookPayload": EnrichedBookPayload.self,
    "EnrichmentJobResponse": EnrichmentJobResponse.self,
    "EnrichmentRequest": EnrichmentRequest.self,
    "EnrichmentStatus": EnrichmentStatus.self,
    "EnvelopeFields": EnvelopeFields.self,
    "ErrorBody": ErrorBody.self,
    "ErrorResponse": ErrorResponse.self,
    "FlatError": FlatError.self,
    "Health": Health.self,
    "HealthEnvelope": HealthEnvelope.self,
    "ImageQuality": ImageQuality.self,
    "ImportResults": ImportResults.self,
    "ImportResultsEnvelope": ImportResultsEnvelope.self,
    "ImportRowError": ImportRowError.self,
    "IssuedToken": IssuedToken.self,
    "JobCancellation": JobCancellation.self,
    "JobCancellationEnvelope": JobCancellationEnvelope.self,
    "JobComplete": JobComplete.self,
    "JobCompletedPayload": JobCompletedPayload.self,
    "JobCompletedStatus": JobCompletedStatus.self,
    "JobError": JobError.self,
    "JobFailed": JobFailed.self,
    "JobFailurePayload": JobFailurePayload.self,
    "JobInitiationEnvelope": JobInitiationEnvelope.self,
    "JobInitiationResponse": JobInitiationResponse.self,
    "JobProgress": JobProgress.self,
    "JobResponse": JobResponse.self,
    "JobResults": JobResults.self,
    "JobResultsEnvelope": JobResultsEnvelope.self,
    "JobStatus": JobStatus.self,
    "JobStatusEnvelope": JobStatusEnvelope.self,
    "JobStatusValue": JobStatusValue.self,
    "JobSummary": JobSummary.self,
    "LegacyBookshelfScanResponse": LegacyBookshelfScanResponse.self,
    "LegacyEnrichmentJobResponse": LegacyEnrichmentJobResponse.self,
    "MessageType": MessageType.self,
    "MetadataSource": MetadataSource.self,
    "Pipeline": Pipeline.self,
    "ProgressSocketMessage": ProgressSocketMessage.self,
    "ProgressSocketPayload": ProgressSocketPayload.self,
    "RecommendedBook": RecommendedBook.self,
    "ResponseMeta": ResponseMeta.self,
    "ResponseMetadata": ResponseMetadata.self,
    "ReviewStatus": ReviewStatus.self,
    "ScanJobInitiation": ScanJobInitiation.self,
    "ScanJobInitiationEnvelope": ScanJobInitiationEnvelope.self,
    "ScanMetadata": ScanMetadata.self,
    "ScanResults": ScanResults.self,
    "ScanResultsEnvelope": ScanResultsEnvelope.self,
    "ScanStage": ScanStage.self,
    "ScanTimestamp": ScanTimestamp.self,
    "SearchMode": SearchMode.self,
    "SearchResults": SearchResults.self,
    "SearchResultsEnvelope": SearchResultsEnvelope.self,
    "SimilarBooks": SimilarBooks.self,
    "SimilarBooksEnvelope": SimilarBooksEnvelope.self,
    "SocketBatchCanceling": SocketBatchCanceling.self,
    "SocketBatchComplete": SocketBatchComplete.self,
    "SocketBatchInit": SocketBatchInit.self,
    "SocketBatchProgress": SocketBatchProgress.self,
    "SocketError": SocketError.self,
    "SocketJobProgress": SocketJobProgress.self,
    "SocketJobStarted": SocketJobStarted.self,
    "SocketPhoto": SocketPhoto.self,
    "SocketPing": SocketPing.self,
    "SocketPong": SocketPong.self,
    "SocketReady": SocketReady.self,
    "SocketReadyAck": SocketReadyAck.self,
    "SocketReconnected": SocketReconnected.self,
    "StreamError": StreamError.self,
    "StreamRejection": StreamRejection.self,
    "StreamRejectionReason": StreamRejectionReason.self,
    "TokenRefresh": TokenRefresh.self,
    "TokenRefreshAnswer": TokenRefreshAnswer.self,
    "TokenRefreshEnvelope": TokenRefreshEnvelope.self,
    "TokenRefreshRequest": TokenRefreshRequest.self,
    "TrendingSearch": TrendingSearch.self,
    "TrendingSearches": TrendingSearches.self,
    "WeeklyRecommendations": WeeklyRecommendations.self,
    "WorkDTO": WorkDTO.self,
    "WorkMetadata": WorkMetadata.self,
]
