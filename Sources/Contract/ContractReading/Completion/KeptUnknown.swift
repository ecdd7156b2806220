import ContractModel
import Diagnostics
import GenerationSettings

/// Marks the records that keep unknown keys (`keep-unknown` of the configuration).
///
/// A name in the configuration selects a schema and all records that its values can contain. Without the nested
/// records, a program that reads, changes and writes a value would lose the unknown keys of nested objects.
enum KeptUnknown {
    static func mark(
        in contract: inout Contract, options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) {
        if options.keptUnknown.isEmpty { return }
        let names = contract.definitions.map { contract.documentName(of: $0.id) }
        var pending: [TypeID] = []
        for pattern in options.keptUnknown {
            let matches = contract.definitions.map(\.id).filter { pattern.matches(names[$0.rawValue]) }
            if matches.isEmpty, !contract.absentNames.contains(pattern) {
                diagnostics.emit(
                    OptionMessages.unknownName(
                        pattern.text, of: .keepUnknown, suggestion: Spelling.nearest(to: pattern.text, among: names),
                        at: pattern.location))
            }
            pending += matches
        }
        var seen = Set(pending)
        while let id = pending.popLast() {
            contract.definitions[id.rawValue].shape.forEachReference { reference in
                reference.forEachDefinition { if seen.insert($0).inserted { pending.append($0) } }
            }
            contract.definitions[id.rawValue].shape.keepUnknown()
        }
    }
}

extension TypeShape {
    /// Calls a closure with the type of each member, including the types of JSON in strings.
    fileprivate func forEachReference(_ body: (TypeReference) -> Void) {
        forEachUse { body($0.reference) }
        if case .record(let record) = self { record.properties.compactMap(\.content).forEach(body) }
    }

    /// Marks a record without `additionalProperties`. The values under `additionalProperties` are kept in any case.
    fileprivate mutating func keepUnknown() {
        guard case .record(var record) = self, record.additionalProperties == nil, !record.isWrapper else { return }
        record.keepsUnknown = true
        self = .record(record)
    }
}
