package import ContractModel

/// The number of declarations of each kind in a contract.
package struct GenerationSummary: Hashable, Sendable {
    package var records = 0
    package var enumerations = 0
    package var unions = 0
    package var envelopes = 0
    package var aliases = 0
    package var operations = 0
    package var properties = 0
    /// The number of properties whose values in another format make the decoding of their record fail, because the
    /// Swift type of the format has no value for them.
    package var strictFormats = 0
    /// The number of removed definitions and members that are still kept.
    package var kept = 0

    package init() {}

    package init(_ contract: Contract) {
        operations = contract.operations.count
        kept = contract.lock?.keptCount ?? 0
        for id in contract.definitions.indices.map(TypeID.init) where contract.isModel(id) {
            properties += contract[id].shape.allProperties.count
            strictFormats += contract[id].shape.allProperties.count { contract.isStrictByFormat($0) }
            switch contract[id].shape {
            case .record: records += 1
            case .enumeration: enumerations += 1
            case .union: unions += 1
            case .alias: aliases += 1
            case .envelope, .outcome: envelopes += 1
            case .namespace: break
            }
        }
    }
}
