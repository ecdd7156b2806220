import ContractModel
import Texts

/// Compares the servers and the security of operations, from the operation or from the document.
extension ContractComparison {
    /// The greatest length of a list in characters. Many operations may inherit a long list.
    private static let textLimit = 1000

    mutating func compareAccess(
        _ old: OperationDefinition, _ new: OperationDefinition, hasMoved: Bool, at place: Place
    ) {
        if let before = old.interface?.servers, let after = new.interface?.servers {
            let (oldTemplate, newTemplate) = (old.template.withoutNames, new.template.withoutNames)
            // If a part of the URL moves between the servers and the path, requests do not change.
            let gone = !hasMoved && oldTemplate.hasSuffix(newTemplate) ? oldTemplate.dropLast(newTemplate.count) : ""
            let come = !hasMoved && newTemplate.hasSuffix(oldTemplate) ? newTemplate.dropLast(oldTemplate.count) : ""
            // Servers that operations inherit are compared once. If a part of the path has moved to the servers or
            // back, each operation is compared alone.
            let isOne = gone.isEmpty && come.isEmpty
            if !isOne || isNews("servers", before, after) {
                let access = isOne ? place.access("servers", before, after) : (place.quoted, place)
                compareServers(before.value.urls.map { $0 + gone }, after.value.urls.map { $0 + come }, access)
            }
        }
        if let before = old.interface?.security, let after = new.interface?.security,
            isNews("security", before, after)
        {
            compareSecurity(
                WireSecurity.alternatives(of: before.value, oldSchemes),
                WireSecurity.alternatives(of: after.value, newSchemes), place.access("security", before, after))
        }
    }

    private mutating func isNews<Value>(
        _ field: String, _ old: EffectiveValue<Value>, _ new: EffectiveValue<Value>
    ) -> Bool {
        !(old.isInherited && new.isInherited) || inheritedFields.insert(field).inserted
    }

    // MARK: Servers

    private mutating func compareServers(
        _ old: [String], _ new: [String], _ access: (owner: String, place: Place)
    ) {
        if old == new { return }
        func list(_ urls: Set<String>) -> String {
            urls.sorted().map { $0.isEmpty ? "/" : $0 }.joined(separator: ", ").clipped(to: Self.textLimit)
        }
        let removed = list(Self.servers(old, without: new))
        let added = list(Self.servers(new, without: old))
        if !removed.isEmpty {
            emit("api-server-removed", access.place) {
                $0.message = "\(access.owner) is no longer served by \(removed)."
                $0.before = removed
            }
        }
        if !added.isEmpty {
            emit("api-server-added", access.place) {
                $0.message = "\(access.owner) is now served by \(added)."
                $0.after = added
            }
        }
    }

    /// Returns the servers that are not in the other list. A server without a scheme (`//host/path`, OpenAPI 2.0
    /// without `schemes`) matches any scheme.
    private static func servers(_ urls: [String], without others: [String]) -> Set<String> {
        func bare(_ url: String) -> Substring {
            url.firstRange(of: "//").map { url[$0.lowerBound...] } ?? url[...]
        }
        let known = Set(others)
        let ofAnyScheme = Set(others.filter { $0.hasPrefix("//") }.map(bare))
        let bareOthers = Set(others.map(bare))
        return Set(
            urls.filter { url in
                if known.contains(url) || ofAnyScheme.contains(bare(url)) { return false }
                return !(url.hasPrefix("//") && bareOthers.contains(bare(url)))
            })
    }

    // MARK: Security

    /// Compares lists of requirements. One requirement of a list is enough.
    private mutating func compareSecurity(
        _ old: [WireSecurity], _ new: [WireSecurity], _ access: (owner: String, place: Place)
    ) {
        if old == new { return }
        let (oldSet, newSet) = (Set(old), Set(new))
        var removed = old.filter { !newSet.contains($0) }
        var added = new.filter { !oldSet.contains($0) }
        var partners = Dictionary(grouping: added.reversed(), by: \.schemes)
        var paired: Set<WireSecurity> = []
        for before in removed {
            guard let after = partners[before.schemes]?.popLast() else { continue }
            paired.formUnion([before, after])
            compareScopes(before, after, isEnough: new.contains { $0.isContained(in: before) }, access)
        }
        removed.removeAll(where: paired.contains)
        added.removeAll(where: paired.contains)
        let refused = removed.filter { requirement in !new.contains { $0.isContained(in: requirement) } }
        let rule: String
        let words: String
        if refused.contains(where: \.scopes.isEmpty) || !refused.isEmpty && !added.isEmpty {
            (rule, words) = ("added", "now asks for \(Self.text(new))")
        } else if !refused.isEmpty {
            (rule, words) = ("alternative-removed", "no longer takes \(Self.text(refused))")
        } else if added.contains(where: { less in old.contains { less.isContained(in: $0) } }) {
            (rule, words) = ("removed", "now asks for less: \(Self.text(new))")
        } else if !added.isEmpty {
            (rule, words) = ("alternative-added", "also takes \(Self.text(added))")
        } else if !removed.isEmpty {
            (rule, words) = ("removed", "no longer asks for \(Self.text(removed))")
        } else {
            return
        }
        emit("api-security-\(rule)", access.place) {
            $0.message = "\(access.owner) \(words)."
            ($0.before, $0.after) = (Self.text(old), Self.text(new))
        }
    }

    /// Compares the scopes of requirements with the same scheme.
    private mutating func compareScopes(
        _ old: WireSecurity, _ new: WireSecurity, isEnough: Bool,
        _ access: (owner: String, place: Place)
    ) {
        let isMore = !new.isContained(in: old)
        let words = isMore ? (old.isContained(in: new) ? "more" : "other") : "fewer"
        emit("api-security-scope-\(isMore ? "added" : "removed")", access.place) {
            $0.message = "\(access.owner) asks for \(words) scopes."
            ($0.before, $0.after) = (Self.text([old]), Self.text([new]))
            if isMore, isEnough { ($0.severity, $0.effect) = (.info, .none) }
        }
    }

    private static func text(_ requirements: [WireSecurity]) -> String {
        requirements.map(\.text).joined(separator: " or ").clipped(to: textLimit)
    }
}

extension ContractComparison.Place {
    /// Returns the owner and place of a change. An inherited value is reported once, for the document.
    fileprivate func access<Value>(
        _ field: String, _ old: EffectiveValue<Value>, _ new: EffectiveValue<Value>
    ) -> (owner: String, place: Self) {
        var place = self
        (place.old, place.new) = (old.location, new.location)
        guard old.isInherited, new.isInherited else { return (quoted, place) }
        place.text = field
        place.subject = .inherited(field)
        return ("The API", place)
    }
}
