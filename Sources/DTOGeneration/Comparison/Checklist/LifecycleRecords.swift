package import YAMLTree

/// What `contract.lock` tells of a contract's past: what is gone, and what had another type. Only whether something is recorded is asked
/// here, so what this does not understand it passes over.
package struct LifecycleRecords: Sendable {
    package static let fileName = "contract.lock"

    /// What may be recorded of a schema, or of a property or value of it.
    enum Event: Hashable, Sendable {
        case gone
        case typeChanged
    }

    private struct Record: Hashable {
        var event: Event
        var schema: String
        var part: ChangeSubject.TypePart
    }

    private var records: Set<Record> = []

    /// - Parameter tree: nil where there is no such file.
    package init(_ tree: YAMLTree?) {
        for line in tree?.root.elements.map(\.self) ?? [] {
            guard let schema = line["schema"]?.text else { continue }
            var part = ChangeSubject.TypePart.whole
            if let key = line["property"]?.text { part = .property(key) }
            // A lock spells numbers as the document does; what kind of value it was makes no difference to whether it is recorded.
            if let value = line["value"]?.text { part = .value(.string(value)) }
            if line["gone"] != nil { records.insert(Record(event: .gone, schema: schema, part: part)) }
            if line["was"] != nil { records.insert(Record(event: .typeChanged, schema: schema, part: part)) }
        }
    }

    func holds(_ event: Event, of schema: String, _ part: ChangeSubject.TypePart) -> Bool {
        var part = part
        if case .value(let value) = part { part = .value(.string(value.plainText)) }
        return records.contains(Record(event: event, schema: schema, part: part))
    }
}

extension ContractValue {
    /// A text as it is, anything else as JSON on one line.
    var plainText: String {
        if case .string(let text) = self { text } else { ContractText.value(self) }
    }
}
