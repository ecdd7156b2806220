/// What the contract says about a union: values that conform to its variants, and which case they must choose.
public protocol UnionContract: Sendable {
    associatedtype Union: Codable & Equatable & Sendable

    static var name: String { get }

    static func describe(_ table: inout UnionTable)
}

/// The variants of a union as the contract lists them, one statement each.
public struct UnionTable: Sendable {
    struct Variant: Sendable {
        var json: String
        /// Nil where the contract says nothing that would tell this variant from the others.
        var caseName: String?
    }

    private(set) var variants: [Variant] = []
    private(set) var catchAll = "unknown"
    private(set) var unknownValues: [JSON] = []

    init() {}

    /// A value of the variant; it must be read as that case, and written back.
    public mutating func variant(_ caseName: String, _ json: String) {
        variants.append(Variant(json: json, caseName: caseName))
    }

    /// A value that several variants claim with equal right; it must be read without issues, and written back.
    public mutating func ambiguous(_ json: String) {
        variants.append(Variant(json: json, caseName: nil))
    }

    /// A value that fits none of the variants; it must be kept in the catch-all case, reported, and written back.
    public mutating func unknown(_ json: JSON, isCase caseName: String) {
        catchAll = caseName
        unknownValues.append(json)
    }
}

extension UnionContract {
    /// Each variant's value chooses its case.
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

    /// What fits none of the variants survives.
    public static var defence: [ContractCheck] {
        examination.table.unknownValues.map { json in
            ContractCheck("unknown: \(json.excerpt)", of: name) { examination.checkUnknown(json) }
        }
    }

    public static var roundTrip: [ContractCheck] {
        [ContractCheck("all variants", of: name) { examination.checkRoundTrip() }]
    }

    private static var examination: UnionExamination<Self> {
        UnionExamination()
    }
}
