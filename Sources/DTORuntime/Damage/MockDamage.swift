public import Foundation

/// What a bad backend does to an answer: a member is missing, null, of a wrong type, of an unknown value, a list is empty, or the whole is
/// no JSON. Mock clients and mock servers do the same.
public struct MockDamage: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// The member, or the element, is not there.
        case missing
        /// Null stands in its place.
        case null
        /// A value of another type stands in its place, from which no reader makes the one that it wants.
        case wrongType = "wrong-type"
        /// A text, or an integer, that no contract lists.
        case unknown
        /// The list, the object or the text has nothing in it.
        case empty
        /// The answer ends in its middle.
        case truncated
        /// The answer is a page in HTML.
        case garbage

        /// Whether it has no place within the answer.
        var isOfWhole: Bool { [.truncated, .garbage].contains(self) }
    }

    public var kind: Kind
    public var path: DamagePath

    /// - Parameter path: `DamagePath([])` for the kinds that damage the whole.
    public init(_ kind: Kind, _ path: DamagePath) {
        self.kind = kind
        self.path = path
    }

    /// - Parameter text: `missing data.works[0].title`
    /// - Throws: `DamageFault`.
    public init(_ text: String) throws(DamageFault) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let word = parts.first, let kind = Kind(rawValue: word.lowercased()) else {
            let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw DamageFault("'\(text)' is no damage: it begins with one of \(known).")
        }
        var place = parts.count > 1 ? parts[1] : ""
        while place.last == " " { place.removeLast() }
        if kind.isOfWhole, place.isEmpty { place = "." }
        self.init(kind, try DamagePath(String(place)))
    }

    /// `missing data.works[0].title`
    public var text: String {
        kind.isOfWhole && path.steps.isEmpty ? kind.rawValue : "\(kind.rawValue) \(path.text)"
    }

    /// A body of JSON with the damage in it.
    ///
    /// - Throws: `DamageFault` where it has no such place, or the damage does not fit it.
    public func applied(to body: Data) throws(DamageFault) -> Data {
        if kind.isOfWhole, !path.steps.isEmpty {
            throw DamageFault("'\(text)' does not fit the answer: only the whole of one can be \(kind.rawValue).")
        }
        switch kind {
        case .truncated: return body.prefix(body.count / 2)
        case .garbage: return Data("<html>502 Bad Gateway</html>".utf8)
        case .missing, .null, .wrongType, .unknown, .empty: break
        }
        guard let value = try? DTODecoder().decode(JSONValue.self, from: body) else {
            throw DamageFault("Only JSON can be damaged, and the answer is none.")
        }
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let damaged: JSONValue = try applied(to: value)
        return (try? encoder.encode(damaged)) ?? body
    }

    /// The value with the damage in it.
    ///
    /// - Throws: `DamageFault` where the value has no such place, or the damage does not fit it.
    public func applied(to value: JSONValue) throws(DamageFault) -> JSONValue {
        guard let result = try changed(value, path.steps[...]) else {
            throw DamageFault("The whole of an answer cannot be missing.")
        }
        return result
    }

    /// Nil: the value is to go.
    private func changed(
        _ value: JSONValue, _ steps: ArraySlice<DamagePath.Step>
    ) throws(DamageFault) -> JSONValue? {
        guard let step = steps.first else { return try damaged(value) }
        switch (step, value) {
        case (.key(let key), .object(var members)):
            guard let member = members[key] else { throw lost(value, steps) }
            members[key] = try changed(member, steps.dropFirst())
            return .object(members)
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index) else { throw lost(value, steps) }
            if let element = try changed(elements[index], steps.dropFirst()) {
                elements[index] = element
            } else {
                elements.remove(at: index)
            }
            return .array(elements)
        default: throw lost(value, steps)
        }
    }

    /// What there is where the path leaves the value.
    private func lost(_ value: JSONValue, _ steps: ArraySlice<DamagePath.Step>) -> DamageFault {
        let place = DamagePath(path.steps.dropLast(steps.count))
        let found: String
        switch value {
        case .array(let elements): found = "a list of \(elements.count)"
        case .object(let members):
            let names = members.keys.sorted().prefix(12).map { DamagePath([.key($0)]).text }.joined(separator: ", ")
            found = "an object" + (names.isEmpty ? " without members" : " with \(names)")
        default: found = value.damageWords
        }
        return DamageFault("The answer has no \(path.text): at \(place.text) there is \(found).")
    }

    private func damaged(_ value: JSONValue) throws(DamageFault) -> JSONValue? {
        guard Self.kinds(fitting: value).contains(kind) else {
            throw DamageFault("'\(text)' does not fit the answer: there is \(value.damageWords).")
        }
        switch (kind, value) {
        case (.missing, _): return nil
        case (.null, _): return .null
        case (.wrongType, .object): return .array(["wrong", "type"])
        case (.wrongType, .array): return .string("wrong type")
        // No text, because readers make numbers and booleans of texts.
        case (.wrongType, _): return .object(["wrong": "type"])
        case (.unknown, .string(let text)): return .string(text + "_unknown")
        case (.unknown, _): return .integer(-2_147_483_647)
        case (.empty, .array): return .array([])
        case (.empty, .object): return .object([:])
        case (.empty, _): return .string("")
        case (.truncated, _), (.garbage, _): return value
        }
    }

    /// Those that change such a value.
    public static func kinds(fitting value: JSONValue) -> Set<Kind> {
        switch value {
        case .null: [.missing, .wrongType]
        case .bool, .number, .decimal: [.missing, .null, .wrongType]
        case .integer: [.missing, .null, .wrongType, .unknown]
        case .string(let text):
            text.isEmpty ? [.missing, .null, .wrongType, .unknown] : [.missing, .null, .wrongType, .unknown, .empty]
        case .array(let elements):
            elements.isEmpty ? [.missing, .null, .wrongType] : [.missing, .null, .wrongType, .empty]
        case .object(let members):
            members.isEmpty ? [.missing, .null, .wrongType] : [.missing, .null, .wrongType, .empty]
        }
    }
}

extension JSONValue {
    /// `a text`
    fileprivate var damageWords: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number, .decimal: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
