// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The results of a job of any kind. What is in them tells the kind.
///
/// `#/components/schemas/JobResults`
public nonisolated enum JobResults: Codable, Hashable, Sendable {
    indirect case importResults(ImportResults)
    indirect case scanResults(ScanResults)
    case batchEnrichmentResults(BatchEnrichmentResults)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<JobResults>] = [
        .record(JobResults.importResults),
        .record(JobResults.scanResults),
        .record(JobResults.batchEnrichmentResults),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .importResults(let value): try value.encode(to: encoder)
        case .scanResults(let value): try value.encode(to: encoder)
        case .batchEnrichmentResults(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
