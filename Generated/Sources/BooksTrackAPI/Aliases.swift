// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/AuthorSearchEnvelope`
public typealias AuthorSearchEnvelope = ResponseEnvelope<AuthorSearchResults>

/// `#/components/schemas/BatchEnrichmentJobEnvelope`
public typealias BatchEnrichmentJobEnvelope = ResponseEnvelope<BatchEnrichmentJob>

/// `#/components/schemas/BookSearchEnvelope`
public typealias BookSearchEnvelope = ResponseEnvelope<BookSearchResponse>

/// `#/components/schemas/CapabilitiesEnvelope`
public typealias CapabilitiesEnvelope = ResponseEnvelope<Capabilities>

/// `#/components/schemas/CsvResultsEnvelope`
public typealias CsvResultsEnvelope = ResponseEnvelope<CsvResults>

/// `#/components/schemas/EnrichedBookEnvelope`
public typealias EnrichedBookEnvelope = ResponseEnvelope<EnrichedBook>

/// The payload and nothing else.
///
/// `#/components/schemas/HealthEnvelope`
public typealias HealthEnvelope = DataEnvelope<Health>

/// `#/components/schemas/ImportResultsEnvelope`
public typealias ImportResultsEnvelope = ResponseEnvelope<ImportResults>

/// `#/components/schemas/JobCancellationEnvelope`
public typealias JobCancellationEnvelope = ResponseEnvelope<JobCancellation>

/// `#/components/schemas/JobInitiationEnvelope`
public typealias JobInitiationEnvelope = ResponseEnvelope<JobInitiationResponse>

/// Another name of `JobInitiationResponse`.
///
/// `#/components/schemas/JobResponse`
public typealias JobResponse = JobInitiationResponse

/// `#/components/schemas/JobResultsEnvelope`
public typealias JobResultsEnvelope = ResponseEnvelope<JobResults>

/// `#/components/schemas/JobStatusEnvelope`
public typealias JobStatusEnvelope = ResponseEnvelope<JobStatus>

/// Deprecated since 2.0: use `ResponseEnvelope`. This may stop working from 2026-03-01.
///
/// `#/components/schemas/LegacyBookshelfScanResponse`
public typealias LegacyBookshelfScanResponse = ApiResponse<BookshelfScanResponse>

/// Deprecated since 2.0: use `ResponseEnvelope`. This may stop working from 2026-03-01.
///
/// `#/components/schemas/LegacyEnrichmentJobResponse`
public typealias LegacyEnrichmentJobResponse = ApiResponse<EnrichmentJobResponse>

/// `#/components/schemas/ScanJobInitiationEnvelope`
public typealias ScanJobInitiationEnvelope = ResponseEnvelope<ScanJobInitiation>

/// `#/components/schemas/ScanResultsEnvelope`
public typealias ScanResultsEnvelope = ResponseEnvelope<ScanResults>

/// `#/components/schemas/SearchResultsEnvelope`
public typealias SearchResultsEnvelope = ResponseEnvelope<SearchResults>

/// `#/components/schemas/SimilarBooksEnvelope`
public typealias SimilarBooksEnvelope = ResponseEnvelope<SimilarBooks>

/// `#/components/schemas/TokenRefreshEnvelope`
public typealias TokenRefreshEnvelope = ResponseEnvelope<TokenRefresh>
