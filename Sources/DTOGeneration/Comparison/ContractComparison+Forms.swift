/// How the parts of a form are written.
extension ContractComparison {
    mutating func compareParts(_ old: ContentDefinition, _ new: ContentDefinition, at place: Place) {
        guard old.parts != new.parts, let before = properties(of: old, in: self.old),
            let after = properties(of: new, in: self.new)
        else { return }
        for key in Set(old.parts.keys).union(new.parts.keys).sorted() {
            guard let oldUse = before[key], let newUse = after[key] else { continue }
            let form = wireForm(of: newUse.reference, in: self.new)
            guard form == wireForm(of: oldUse.reference, in: self.old) else { continue }
            let texts = (
                form.text(of: serialization(of: key, oldUse, of: old, in: self.old), name: key),
                form.text(of: serialization(of: key, newUse, of: new, in: self.new), name: key)
            )
            if texts.0 == texts.1 { continue }
            emit("request-body-serialization-changed", place) {
                $0.message = "The part '\(key)' of \(place.text) is written otherwise."
                ($0.before, $0.after) = texts
            }
        }
    }

    private func serialization(
        of key: String, _ use: TypeUse, of content: ContentDefinition, in contract: Contract
    ) -> ValueSerialization {
        let plain = ValueSerialization.style("form", explode: true)
        let stated = content.parts[key] ?? plain
        guard MediaTypeObject.isMultipart(content.mediaType), stated == plain else { return stated }
        return multipartDefault(of: use, in: contract)
    }

    /// What a part is where nothing is said of it (3.1.1, section 4.8.15.1.1): of a list, each element is a part.
    private func multipartDefault(of use: TypeUse, in contract: Contract) -> ValueSerialization {
        let bytes = ValueSerialization.content("application/octet-stream")
        switch form(of: use.reference, in: contract) {
        case .list(let element):
            let constraints = use.constraints.element ?? ValueConstraints()
            return multipartDefault(of: TypeUse(element, constraints: constraints), in: contract)
        case .scalar, .enumeration:
            let isBytes = use.constraints.format == "binary" || use.constraints.contentEncoding != nil
            return isBytes ? bytes : .content("text/plain")
        case .map, .object: return .content("application/json")
        case .json, .union: return bytes
        }
    }

    private func properties(of content: ContentDefinition, in contract: Contract) -> [String: TypeUse]? {
        guard case .definition(let id)? = content.value?.use.reference, case .record(let record) = contract[id].shape
        else { return nil }
        return Dictionary(record.properties.map { ($0.key, $0.use) }, uniquingKeysWith: { first, _ in first })
    }
}
