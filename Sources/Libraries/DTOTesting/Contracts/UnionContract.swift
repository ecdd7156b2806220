/// The contract of a union: values of its variants, with the cases that they must select.
@_spi(Generated) public protocol UnionContract: Sendable {
    /// The generated type.
    associatedtype Union: Codable & Equatable & Sendable

    /// The type's name in messages.
    static var name: String { get }

    static func describe(_ table: inout UnionTable)
}

/// The list of a union's variants in the contract. Generated code adds each value by one call.
@_spi(Generated) public struct UnionTable: Sendable {
    struct Variant: Sendable {
        var json: String
        /// The name of the case. Nil if the contract cannot distinguish this variant from others.
        var caseName: String?
    }

    private(set) var variants: [Variant] = []
    private(set) var catchAll = "unknown"
    private(set) var unknownValues: [JSON] = []

    /// Adds a value of a variant. It must be decoded as this case, and be encoded again.
    public mutating func variant(_ caseName: String, _ json: String) {
        variants.append(Variant(json: json, caseName: caseName))
    }

    /// Adds a value that fits several variants equally. It must be decoded without issues, and be encoded again.
    public mutating func ambiguous(_ json: String) {
        variants.append(Variant(json: json, caseName: nil))
    }

    /// Adds a value that fits no variant. It must be kept in the catch-all case, reported, and encoded again.
    public mutating func unknown(_ json: JSON, isCase caseName: String) {
        catchAll = caseName
        unknownValues.append(json)
    }
}

@_spi(Generated) extension UnionContract {
    /// Checks that the value of each variant selects its case.
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

    /// Checks that values that fit no variant are kept.
    public static var defence: [ContractCheck] {
        examination.table.unknownValues.map { json in
            ContractCheck("unknown: \(json.excerpt)", of: name) { examination.checkUnknown(json) }
        }
    }

    /// Checks that encoding each decoded value gives its original JSON.
    public static var roundTrip: [ContractCheck] {
        [ContractCheck("all variants", of: name) { examination.checkRoundTrip() }]
    }

    private static var examination: UnionExamination<Self> {
        UnionExamination()
    }
}
