import BooksTrackAPI
import Foundation

/// Decodes a document from standard input as the named type and writes what the type encodes: the generated code as a program sees it, for a
/// check that knows nothing of the generator.
///
///     reencode WorkDTO < in.json > out.json
///     reencode --list
@main
struct Reencode {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { return fail("usage: reencode TYPE < in.json, or reencode --list") }
        if name == "--list" {
            print(types.keys.sorted().joined(separator: "\n"))
            return
        }
        guard let type = types[name] else { return fail("no type \(name)") }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let value = try JSONDecoder().decode(type, from: FileHandle.standardInput.readDataToEndOfFile())
            FileHandle.standardOutput.write(try encoder.encode(value))
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}

/// Every component schema of the contract, by its name there.
private var types: [String: any Codable.Type] {
    [
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
}
