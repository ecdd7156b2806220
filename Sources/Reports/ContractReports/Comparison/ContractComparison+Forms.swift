import ContractModel

/// Compares the ways in which the parts of a form are written.
extension ContractComparison {
    mutating func compareParts(_ old: ContentDefinition, _ new: ContentDefinition, at place: Place) {
        comparePartHeaders(old, new, at: place)
        guard old.parts != new.parts, let before = properties(of: old, in: self.old),
            let after = properties(of: new, in: self.new)
        else { return }
        for key in Set(old.parts.keys).union(new.parts.keys).sorted() {
            guard let oldUse = before[key], let newUse = after[key] else { continue }
            let form = wireForm(of: newUse.reference, in: self.new)
            guard form == wireForm(of: oldUse.reference, in: self.old) else { continue }
            let before = serialization(of: key, oldUse, of: old, in: self.old)
            let after = serialization(of: key, newUse, of: new, in: self.new)
            // If the document does not state the style, readers of the specification disagree about the parts of
            // urlencoded forms.
            if !MediaType.isMultipart(new.mediaType), before.isContent != after.isContent { continue }
            let texts = (form.text(of: before, name: key), form.text(of: after, name: key))
            if texts.0 == texts.1 { continue }
            emit("request-body-\(Self.difference(before, after))", place) {
                $0.message = "The part '\(key)' of \(place.text) has another form."
                ($0.before, $0.after) = texts
                $0.swiftEffect = .none
            }
        }
    }

    private static func difference(_ old: ValueSerialization, _ new: ValueSerialization) -> String {
        switch (old, new) {
        case (.content(let before), .content(let after)) where takes(after, before): "media-type-added"
        case (.content(let before), .content(let after)) where takes(before, after): "media-type-removed"
        default: "serialization-changed"
        }
    }

    /// Whether each media type is in a list that may contain ranges such as `image/*`.
    private static func takes(_ types: String, _ others: String) -> Bool {
        let known = Set(MediaType.names(in: types).map(MediaType.essence))
        return MediaType.names(in: others).map(MediaType.essence).allSatisfy { other in
            let family = String(other.prefix { $0 != "/" }) + "/*"
            return known.contains(other) || known.contains(family) || known.contains("*/*")
        }
    }

    private func serialization(
        of key: String, _ use: TypeUse, of content: ContentDefinition, in contract: Contract
    ) -> ValueSerialization {
        let plain = ValueSerialization.style("form", explode: true)
        let isMultipart = MediaType.isMultipart(content.mediaType)
        guard let stated = content.parts[key] else {
            return isMultipart ? multipartDefault(of: use, in: contract) : plain
        }
        switch wireForm(of: use.reference, in: contract) {
        // This style makes no difference for a single value, or for the elements of a list, each of which is a part.
        case .single, .list: return isMultipart && stated == plain ? multipartDefault(of: use, in: contract) : stated
        case .object, .any: return stated
        }
    }

    /// Returns the default for a part (OpenAPI 3.1.1, section 4.8.15.1.1). Each element of a list is a part.
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
        guard case .definition(let id)? = content.described?.use.reference,
            case .record(let record) = contract[id].shape
        else { return nil }
        return Dictionary(record.properties.map { ($0.key, $0.use) }, uniquingKeysWith: { first, _ in first })
    }
}
