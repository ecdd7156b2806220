import ContractModel
import Diagnostics

/// Defaults of the document that no generated code uses, because of what the document says beside them. A document that has one has many, so
/// each reason is said once, with how often it comes.
struct IdleDefaults {
    /// By reason: the properties by the places of their defaults, since several records may have one property.
    private var places: [String: [SourceLocation: String]] = [:]

    mutating func note(_ property: PropertyDefinition) {
        guard let location = property.defaultLocation else { return }
        places[property.reasonAgainstDefault, default: [:]][location] = property.key
    }

    func report(to diagnostics: inout DiagnosticSink) {
        for (reason, properties) in places.sorted(by: { $0.key < $1.key }) {
            guard let first = properties.min(by: { $0.key < $1.key }) else { continue }
            diagnostics.emit(
                ContractMessages.idleDefault(
                    of: first.value, reason, further: properties.count - 1, at: first.key))
        }
    }
}

extension PropertyDefinition {
    /// Why it has none, whoever gives one.
    var reasonAgainstDefault: String {
        if isStrict { return "the property is strict" }
        if isReadOnly || isWriteOnly { return "the property is sent in one direction only, and may always be absent" }
        return "the property may be null, which a default would hide"
    }
}
