/// A value of a document, together with the paths of all values that could not be read in full.
struct FoundObject: Sendable {
    private let value: JSONValue
    private let path: [JSONKey]
    private let damages: FoundDamages

    init(_ value: JSONValue, at path: [JSONKey] = [], damages: FoundDamages) {
        self.value = value
        self.path = path
        self.damages = damages
    }

    func object(at keys: [JSONKey]) -> FoundObject? {
        keys.reduce(self) { object, key in object?.step(key) }
    }

    func member(_ key: some CodingKey, _ names: [String]) -> FoundObject? {
        name(of: key, names).flatMap { step(JSONKey(stringValue: $0)) }
    }

    func element(at index: Int) -> FoundObject? {
        step(JSONKey(intValue: index))
    }

    private func step(_ key: JSONKey) -> FoundObject? {
        let next: JSONValue? =
            switch value {
            case .object(let members): members[key.name]
            case .array(let elements): key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            case .null, .bool, .integer, .number, .decimal, .string: nil
            }
        return next.map { FoundObject($0, at: path + [key], damages: damages) }
    }

    /// - Parameter value: Returns the value that was decoded.
    func state<Value>(
        _ key: some CodingKey, _ names: [String], _ value: () -> Value?
    ) -> FieldState<Value> {
        guard let found = member(key, names) else { return .absent }
        if found.value.isNull { return .null }
        guard !damages.contain(found.path), let value = value() else { return .unreadable }
        return .value(value)
    }

    /// Returns the name under which the object has the key: the key itself, or an alias.
    private func name(of key: some CodingKey, _ names: [String]) -> String? {
        guard case .object(let members) = value else { return nil }
        return ([key.stringValue] + names).first { members[$0] != nil }
    }
}

/// The paths of the values in a document that could not be read in full.
struct FoundDamages: Sendable {
    private let paths: Set<String>
    /// Whether there may be more issues than the reporter keeps.
    private let isIncomplete: Bool

    init(_ issues: [DecodingIssue]) {
        var paths: Set<String> = []
        for issue in issues {
            switch issue.kind {
            case .typeMismatch, .malformed, .constMismatch:
                // A string that breaks its format is kept, so no information is lost.
                if issue.used != issue.found { paths.insert(issue.path) }
            case .droppedElement, .droppedEntry:
                paths.insert(Self.parent(of: issue.path))
            case .missing, .unexpectedNull, .coerced, .unknownValue, .unknownVariant, .unknownKey: break
            }
        }
        self.paths = paths
        isIncomplete = issues.count >= DecodingReporter.capacity
    }

    func contain(_ path: [JSONKey]) -> Bool {
        isIncomplete || paths.contains(DecodingIssue.text(of: path, redacting: false))
    }

    /// Returns the path of the enclosing value: `works` for `works[3]` and for `works.third`.
    private static func parent(of path: String) -> String {
        let end = path.hasSuffix("]") ? path.lastIndex(of: "[") : path.lastIndex(of: ".")
        return String(path[..<(end ?? path.startIndex)])
    }
}
