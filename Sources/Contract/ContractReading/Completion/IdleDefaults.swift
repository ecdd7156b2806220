import ContractModel
import Diagnostics

/// Collects the document's defaults that generated code does not use because of other keywords. A document that has one
/// unused default usually has many of them. So each reason is reported once, with the number of defaults.
struct IdleDefaults {
    /// Maps each reason to the locations of the defaults and the keys of their properties. Several records may share
    /// one property and therefore its default.
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
    /// The reason why generated code does not use the default of the property.
    var reasonAgainstDefault: String {
        if isStrict { return "the property is strict" }
        if isReadOnly || isWriteOnly { return "the property is sent in one direction only, and may always be absent" }
        return "the property may be null, which a default would hide"
    }
}
