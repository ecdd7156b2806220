import ContractModel

/// The part of a contract's version that must increase because of the contract's changes (Semantic Versioning 2.0.0,
/// sections 7 and 8). Breaking changes require the major part, and additions the minor part. Changes of descriptions
/// require no increase.
package enum VersionPart: String, Comparable, Sendable {
    case none
    case minor
    case major

    package static func < (left: VersionPart, right: VersionPart) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .none: 0
        case .minor: 1
        case .major: 2
        }
    }

    /// The part that must increase.
    package init(for changes: [Change]) {
        if changes.contains(where: \.isBreaking) {
            self = .major
        } else {
            self = changes.isEmpty ? .none : .minor
        }
    }
}

/// Reports a version that was not increased as its changes require.
enum VersionRule {
    static func changes(from old: Contract, to new: Contract, after changes: [Change]) -> [Change] {
        let needed = VersionPart(for: changes)
        let (before, after) = (old.info.version, new.info.version)
        guard needed != .none, risen(before, after) < needed, let rule = ChangeCatalogue["version-not-raised"] else {
            return []
        }
        let isEqual = before == after
        return [
            Change(
                rule: rule, severity: rule.severity, place: "info.version", subject: .document,
                message: isEqual
                    ? "The \(needed.rawValue) part of the version must increase, but the version is still '\(after)'."
                    : "The \(needed.rawValue) part of the version must increase, but the version changed only from '\(before)' to '\(after)'.",
                before: isEqual ? nil : before, after: isEqual ? nil : after, effect: rule.effect,
                swiftEffect: rule.swiftEffect, oldLocation: old.info.versionLocation,
                newLocation: new.info.versionLocation)
        ]
    }

    /// Returns the part that has increased. If a version is not a number, any difference is treated as an increase.
    private static func risen(_ old: String, _ new: String) -> VersionPart {
        guard let before = numbers(old), let after = numbers(new) else { return old == new ? .none : .major }
        if after[0] != before[0] { return after[0] > before[0] ? .major : .none }
        // In version 0, the minor part increases for breaking changes (section 4).
        if after[1] > before[1] { return after[0] == 0 ? .major : .minor }
        return .none
    }

    /// Returns the major and minor part: `v3.2.0-beta` → 3, 2.
    private static func numbers(_ version: String) -> [Int]? {
        let core = version.drop { $0 == "v" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        let parts = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let first = parts.first, let major = first else { return nil }
        return [major, parts.count > 1 ? parts[1] ?? 0 : 0]
    }
}
