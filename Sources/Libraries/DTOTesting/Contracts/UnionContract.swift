/// The contract of a union: JSON values of its variants, with the cases as which they must be decoded.
@_spi(Generated) public protocol UnionContract: Sendable {
    /// The generated type of the union.
    associatedtype Union: Codable & Equatable & Sendable

    /// The name of the type in messages.
    static var name: String { get }

    static func describe(_ table: inout UnionTable)
}

/// The list of JSON values for the variants of a union. Generated code calls a function of the table for each value.
@_spi(Generated) public struct UnionTable: Sendable {
    struct Variant: Sendable {
        var json: String
        /// The name of the case. The value is nil if the value also conforms to other variants.
        var caseName: String?
    }

    private(set) var variants: [Variant] = []
    private(set) var catchAll = "unknown"
    private(set) var unknownValues: [JSON] = []

    /// Adds a value of a variant. The value must be decoded as this case, and be encoded again.
    public mutating func variant(_ caseName: String, _ json: String) {
        variants.append(Variant(json: json, caseName: caseName))
    }

    /// Adds a value that conforms to several variants. The value must be decoded without issues, and be encoded again.
    public mutating func ambiguous(_ json: String) {
        variants.append(Variant(json: json, caseName: nil))
    }

    /// Adds a value that conforms to no variant. The value must be kept in the catch-all case, reported, and encoded
    /// again.
    public mutating func unknown(_ json: JSON, isCase caseName: String) {
        catchAll = caseName
        unknownValues.append(json)
    }
}

@_spi(Generated) extension UnionContract {
    /// Checks that the value of each variant is decoded as its case.
    public static var compliance: [ContractCheck] {
        let variants = examination.table.variants
        return variants.enumerated().map { index, variant in
            let label = variant.caseName ?? "ambiguous"
            let count = variants[..<index].count { $0.caseName == variant.caseName }
            return ContractCheck(count == 0 ? label : "\(label) (\(count + 1))", of: name) {
                examination.checkReading(of: variant)
            }
        }
    }

    /// Checks that values that conform to no variant are kept and reported.
    public static var defence: [ContractCheck] {
        examination.table.unknownValues.map { json in
            ContractCheck("unknown: \(json.excerpt)", of: name) { examination.checkUnknown(json) }
        }
    }

    /// Checks that each decoded value is encoded as its original JSON.
    public static var roundTrip: [ContractCheck] {
        [ContractCheck("all variants", of: name) { examination.checkRoundTrip() }]
    }

    private static var examination: UnionExamination<Self> {
        UnionExamination()
    }
}
