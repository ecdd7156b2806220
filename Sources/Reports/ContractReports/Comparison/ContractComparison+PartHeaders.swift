import ContractModel

/// Compares headers of the parts of a form (Encoding Object, 3.1.1, section 4.8.15). Senders set them like parameters,
/// so the rules for parameters apply.
extension ContractComparison {
    mutating func comparePartHeaders(_ old: ContentDefinition, _ new: ContentDefinition, at place: Place) {
        for key in Set(old.partHeaders.keys).union(new.partHeaders.keys).sorted() {
            let before = byName(old.partHeaders[key] ?? [])
            let after = byName(new.partHeaders[key] ?? [])
            for name in Set(before.keys).union(after.keys).sorted() {
                // An added or removed part is reported as a whole.
                guard let oldPart = isRequired(key, of: old, in: self.old),
                    let newPart = isRequired(key, of: new, in: self.new)
                else { continue }
                compare(
                    before[name].map { PartHeader(definition: $0, part: key, isPartRequired: oldPart) },
                    after[name].map { PartHeader(definition: $0, part: key, isPartRequired: newPart) }, at: place)
            }
        }
    }

    /// A header of a part, with the name of the part.
    private struct PartHeader {
        var definition: HeaderDefinition
        var part: String
        var isPartRequired: Bool

        /// Whether the caller must set the header. A header with a single value or a default is always sent.
        var isAsked: Bool {
            isPartRequired && definition.isRequired && definition.constant == nil
                && definition.value.defaultValue == nil
        }

        /// Whether the caller may set the header.
        var isArgument: Bool { !definition.isRequired || definition.constant == nil }
    }

    private func byName(_ headers: [HeaderDefinition]) -> [String: HeaderDefinition] {
        Dictionary(headers.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether the form requires the part, or nil if the form has no part of this name.
    private func isRequired(_ part: String, of content: ContentDefinition, in contract: Contract) -> Bool? {
        contract.record(of: content)?.properties.first { $0.key == part }?.isRequired
    }

    private mutating func compare(_ old: PartHeader?, _ new: PartHeader?, at place: Place) {
        guard let any = new ?? old else { return }
        let name = any.definition.name
        var inner = place.inner(", header '\(name)' of the part '\(any.part)'")
        inner.usages = [Usage(.request, .parameter)]
        (inner.old, inner.new) = (old?.definition.location ?? place.old, new?.definition.location ?? place.new)
        switch (old, new) {
        case (nil, let new?):
            let isRequired = new.definition.isRequired
            emit("new-\(isRequired ? "required" : "optional")-request-parameter", inner) {
                $0.message =
                    "The part '\(new.part)' of \(place.text) \(isRequired ? "needs" : "may have") the header '\(name)'."
                $0.swiftEffect = .none
                $0.callEffect =
                    new.isAsked ? .addsRequiredArgument : new.isArgument ? .addsArgument : .changesRequest
            }
        case (let old?, nil):
            emit("request-parameter-removed", inner) {
                $0.message = "The part '\(old.part)' of \(place.text) no longer has the header '\(name)'."
                $0.swiftEffect = .none
                $0.callEffect = old.isArgument ? .removesArgument : .changesRequest
            }
        case (let old?, let new?): compare(old, new, at: inner)
        case (nil, nil): break
        }
    }

    private mutating func compare(_ old: PartHeader, _ new: PartHeader, at place: Place) {
        if old.definition.isRequired != new.definition.isRequired {
            let isRequired = new.definition.isRequired
            emit("request-parameter-became-\(isRequired ? "required" : "optional")", place) {
                $0.message = "\(place.text) is \(isRequired ? "now required" : "no longer required")."
                ($0.before, $0.after) = isRequired ? ("optional", "required") : ("required", "optional")
                $0.callEffect =
                    old.isAsked == new.isAsked ? .changesRequest : new.isAsked ? .requiresArgument : .relaxesArgument
            }
        }
        var inner = place
        inner.hasType = hasTypes(old.definition.value, new.definition.value)
        let isComparable = compareSerialization(
            (old.definition.serialization, old.definition.value), (new.definition.serialization, new.definition.value),
            names: (old.definition.name, new.definition.name), rule: "request-parameter-serialization-changed",
            at: inner)
        if isComparable { compare(old.definition.value, new.definition.value, at: inner) }
    }
}
