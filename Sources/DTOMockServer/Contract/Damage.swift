public import DTORuntime

/// What a bad backend does to an answer: a member is missing, null, of a wrong type, of an unknown value, or a list is empty.
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
    }

    public var kind: Kind
    public var path: DamagePath

    public init(_ kind: Kind, _ path: DamagePath) {
        self.kind = kind
        self.path = path
    }

    /// - Parameter text: `missing data.works[0].title`
    /// - Throws: `MockServerError.invalidRequest`.
    public init(_ text: String) throws(MockServerError) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let word = parts.first, let kind = Kind(rawValue: word.lowercased()) else {
            let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidRequest("'\(text)' is no damage: it begins with one of \(known).")
        }
        var place = parts.count > 1 ? parts[1] : ""
        while place.last == " " { place.removeLast() }
        self.init(kind, try DamagePath(String(place)))
    }

    /// `missing data.works[0].title`
    public var text: String { "\(kind.rawValue) \(path.text)" }

    /// The value with the damage in it.
    ///
    /// - Throws: `MockServerError.invalidRequest` where the value has no such place, or the damage does not fit it.
    public func applied(to value: JSONValue) throws(MockServerError) -> JSONValue {
        guard let result = try changed(value, path.steps[...]) else {
            throw .invalidRequest("The whole of an answer cannot be missing.")
        }
        return result
    }

    /// Nil: the value is to go.
    private func changed(
        _ value: JSONValue, _ steps: ArraySlice<DamagePath.Step>
    ) throws(MockServerError) -> JSONValue? {
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
    private func lost(_ value: JSONValue, _ steps: ArraySlice<DamagePath.Step>) -> MockServerError {
        let place = DamagePath(path.steps.dropLast(steps.count))
        let found: String
        switch value {
        case .array(let elements): found = "a list of \(elements.count)"
        case .object(let members):
            let names = members.keys.sorted().prefix(12).map { DamagePath([.key($0)]).text }.joined(separator: ", ")
            found = "an object" + (names.isEmpty ? " without members" : " with \(names)")
        default: found = value.kind
        }
        return .invalidRequest("The answer has no \(path.text): at \(place.text) there is \(found).")
    }

    private func damaged(_ value: JSONValue) throws(MockServerError) -> JSONValue? {
        guard Self.kinds(of: value).contains(kind) else {
            throw .invalidRequest("'\(text)' does not fit the answer: there is \(value.kind).")
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
        }
    }

    /// Those that change such a value.
    private static func kinds(of value: JSONValue) -> Set<Kind> {
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

// MARK: By chance

extension MockDamage {
    /// As many places are looked at.
    private static let placeLimit = 10_000

    /// A damage that fits somewhere in a value; nil where there is no place in it.
    static func any(in value: JSONValue, using numbers: inout SeededNumbers) -> MockDamage? {
        var places: [(path: [DamagePath.Step], value: JSONValue)] = []
        var pending: [(path: [DamagePath.Step], value: JSONValue)] = [([], value)]
        while let (path, next) = pending.popLast(), places.count < placeLimit {
            if !path.isEmpty { places.append((path, next)) }
            switch next {
            case .array(let elements):
                pending += elements.prefix(placeLimit).enumerated().map { (path + [.index($0)], $1) }
            case .object(let members):
                pending += members.sorted { $0.key < $1.key }.map { (path + [.key($0.key)], $0.value) }
            default: break
            }
        }
        guard let place = places.randomElement(using: &numbers),
            let kind = kinds(of: place.value).sorted(by: { $0.rawValue < $1.rawValue }).randomElement(using: &numbers)
        else { return nil }
        return MockDamage(kind, DamagePath(place.path))
    }
}

extension MockOptions {
    /// What happens to an answer by chance.
    ///
    /// - Parameter number: of the request, in its session.
    /// - Returns: nil for an answer that stays whole.
    func damage(to value: JSONValue, number: Int) -> MockDamage? {
        guard damageShare > 0 else { return nil }
        var numbers = SeededNumbers(seed: seed, number: number)
        guard Double.random(in: 0..<1, using: &numbers) < damageShare else { return nil }
        return MockDamage.any(in: value, using: &numbers)
    }
}
