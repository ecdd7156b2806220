// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The kind of a job.
///
/// `#/components/schemas/Pipeline`
public nonisolated enum Pipeline: OpenEnumeration {
    case csvImport
    case batchEnrichment
    case aiScan
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Pipeline] { [.csvImport, .batchEnrichment, .aiScan] }

    public init(rawValue: String) {
        switch rawValue {
        case "csv_import": self = .csvImport
        case "batch_enrichment": self = .batchEnrichment
        case "ai_scan": self = .aiScan
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .csvImport: "csv_import"
        case .batchEnrichment: "batch_enrichment"
        case .aiScan: "ai_scan"
        case .unknown(let rawValue): rawValue
        }
    }
}
