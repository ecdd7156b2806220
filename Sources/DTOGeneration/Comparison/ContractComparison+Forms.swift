/// How the parts of a form are written.
extension ContractComparison {
    mutating func compareParts(_ old: ContentDefinition, _ new: ContentDefinition, at place: Place) {
        guard old.parts != new.parts, let before = properties(of: old, in: self.old),
            let after = properties(of: new, in: self.new)
        else { return }
        let standard = ValueSerialization.style("form", explode: true)
        for key in Set(old.parts.keys).union(new.parts.keys).sorted() {
            guard let oldUse = before[key], let newUse = after[key] else { continue }
            let form = wireForm(of: newUse.reference, in: self.new)
            guard form == wireForm(of: oldUse.reference, in: self.old) else { continue }
            let texts = (
                form.text(of: old.parts[key] ?? standard, name: key),
                form.text(of: new.parts[key] ?? standard, name: key)
            )
            if texts.0 == texts.1 { continue }
            emit("request-body-serialization-changed", place) {
                $0.message = "The part '\(key)' of \(place.text) is written otherwise."
                ($0.before, $0.after) = texts
            }
        }
    }

    private func properties(of content: ContentDefinition, in contract: Contract) -> [String: TypeUse]? {
        guard case .definition(let id)? = content.value?.use.reference, case .record(let record) = contract[id].shape
        else { return nil }
        return Dictionary(record.properties.map { ($0.key, $0.use) }, uniquingKeysWith: { first, _ in first })
    }
}
