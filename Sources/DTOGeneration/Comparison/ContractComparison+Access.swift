/// Where operations are served, and who may call them: what holds for each, whether it or the document says so.
extension ContractComparison {
    mutating func compareAccess(_ old: OperationDefinition, _ new: OperationDefinition, at place: Place) {
        if let before = old.interface?.servers, let after = new.interface?.servers {
            let (oldTemplate, newTemplate) = (old.template, new.template)
            // What has moved between the servers and the path has not changed what travels.
            let gone = oldTemplate.hasSuffix(newTemplate) ? oldTemplate.dropLast(newTemplate.count) : ""
            let come = newTemplate.hasSuffix(oldTemplate) ? newTemplate.dropLast(oldTemplate.count) : ""
            compareServers(
                before.value.map { $0 + gone }, after.value.map { $0 + come }, place.access("servers", before, after))
        }
        if let before = old.interface?.security, let after = new.interface?.security {
            compareSecurity(before.value, after.value, place.access("security", before, after))
        }
    }

    // MARK: Servers

    private mutating func compareServers(
        _ old: [String], _ new: [String], _ access: (owner: String, place: Place)
    ) {
        if old == new { return }
        func list(_ urls: Set<String>) -> String {
            urls.sorted().map { $0.isEmpty ? "/" : $0 }.joined(separator: ", ")
        }
        let removed = list(Set(old).subtracting(new))
        let added = list(Set(new).subtracting(old))
        if !removed.isEmpty {
            emit("api-server-removed", access.place) {
                $0.message = "\(access.owner) is no longer served by \(removed)."
                $0.before = removed
            }
        }
        if !added.isEmpty {
            emit("api-server-added", access.place) {
                $0.message = "\(access.owner) is served by \(added)."
                $0.after = added
            }
        }
    }

    // MARK: Security

    /// Each list says which requirements are enough, one of them.
    private mutating func compareSecurity(
        _ old: [SecurityRequirement], _ new: [SecurityRequirement], _ access: (owner: String, place: Place)
    ) {
        if old == new { return }
        var removed = old.filter { !new.contains($0) }
        var added = new.filter { !old.contains($0) }
        for before in removed {
            guard let index = added.firstIndex(where: { $0.schemes == before.schemes }) else { continue }
            let after = added.remove(at: index)
            removed.removeAll { $0 == before }
            compareScopes(before, after, isEnough: new.contains { $0.isContained(in: before) }, access)
        }
        let rule: String
        let refused = removed.filter { requirement in !new.contains { $0.isContained(in: requirement) } }
        if !refused.isEmpty {
            let isAskedForMore = !added.isEmpty || refused.contains { $0.scopes.isEmpty }
            rule = isAskedForMore ? "added" : "alternative-removed"
        } else if added.contains(where: { less in old.contains { less.isContained(in: $0) } }) || added.isEmpty {
            if removed.isEmpty, added.isEmpty { return }
            rule = "removed"
        } else {
            rule = "alternative-added"
        }
        let (before, after) = (Self.text(old), Self.text(new))
        emit("api-security-\(rule)", access.place) {
            $0.message = "\(access.owner) asks for \(after) now, not for \(before)."
            ($0.before, $0.after) = (before, after)
        }
    }

    /// Of requirements of the same schemes.
    private mutating func compareScopes(
        _ old: SecurityRequirement, _ new: SecurityRequirement, isEnough: Bool,
        _ access: (owner: String, place: Place)
    ) {
        let isMore = !new.isContained(in: old)
        emit("api-security-scope-\(isMore ? "added" : "removed")", access.place) {
            $0.message = "\(access.owner) asks for \(isMore ? "other" : "fewer") scopes."
            ($0.before, $0.after) = (old.text, new.text)
            if isMore, isEnough { ($0.severity, $0.effect) = (.info, .none) }
        }
    }

    private static func text(_ requirements: [SecurityRequirement]) -> String {
        requirements.map(\.text).joined(separator: " or ")
    }
}

extension ContractComparison.Place {
    /// What all operations inherit is said once, of the document.
    fileprivate func access<Value>(
        _ field: String, _ old: EffectiveValue<Value>, _ new: EffectiveValue<Value>
    ) -> (owner: String, place: Self) {
        var place = self
        (place.old, place.new) = (old.location, new.location)
        guard old.isInherited, new.isInherited else { return ("'\(text)'", place) }
        place.text = field
        place.subject = .inherited(field)
        return ("The API", place)
    }
}
