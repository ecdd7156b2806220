public import DTORuntime
public import Foundation

/// A fault of a bad backend that is applied to a response: a missing member, a null, a wrong type, an unknown value,
/// an empty list, or a body that is not JSON. Mock clients and mock servers use this type.
public struct MockDamage: Hashable, Sendable {
    /// The kind of damage.
    public enum Kind: String, CaseIterable, Sendable {
        /// The member or element is missing.
        case missing
        /// The value is null.
        case null
        /// The value has another type: a list replaces an object, a string replaces a list of objects, and an object
        /// replaces any other value.
        case wrongType = "wrong-type"
        /// A string ends with `_unknown`, and an integer is -2147483647. The contract is not likely to list these
        /// values.
        case unknown
        /// The list, object or string is empty.
        case empty
        /// The second half of the response is missing.
        case truncated
        /// The body is an HTML page.
        case garbage

        /// Whether this kind damages the whole response instead of a value in the response.
        var isOfWhole: Bool { [.truncated, .garbage].contains(self) }
    }

    /// The kind of damage.
    public var kind: Kind
    /// The path of the damaged value.
    public var path: DamagePath

    /// Makes a damage.
    ///
    /// - Parameter path: The path of the damaged value. For kinds that damage the whole response, the path is
    ///   `DamagePath([])`.
    public init(_ kind: Kind, _ path: DamagePath) {
        self.kind = kind
        self.path = path
    }

    /// Reads a damage such as `missing data.works[0].title`.
    ///
    /// - Throws: `DamageFault` if the string is not a damage.
    public init(_ text: String) throws(DamageFault) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let word = parts.first, let kind = Kind(rawValue: word.lowercased()) else {
            let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw DamageFault("'\(text)' is not a damage. A damage begins with one of \(known).")
        }
        var place = parts.count > 1 ? parts[1] : ""
        while place.last == " " { place.removeLast() }
        if kind.isOfWhole, place.isEmpty { place = "." }
        self.init(kind, try DamagePath(String(place)))
    }

    /// The damage as text: `missing data.works[0].title`.
    public var text: String {
        kind.isOfWhole && path.steps.isEmpty ? kind.rawValue : "\(kind.rawValue) \(path.text)"
    }

    /// Returns a response body with this damage.
    ///
    /// - Throws: `DamageFault` if the body is not JSON, if it has no value at the path, or if the damage does not fit
    ///   the value there. A truncated body and an HTML page do not need JSON.
    public func applied(to body: Data) throws(DamageFault) -> Data {
        if kind.isOfWhole, !path.steps.isEmpty {
            throw DamageFault("'\(text)' does not fit the response: only a whole response can be \(kind.rawValue).")
        }
        switch kind {
        case .truncated: return body.prefix(body.count / 2)
        case .garbage: return Data("<html>502 Bad Gateway</html>".utf8)
        case .missing, .null, .wrongType, .unknown, .empty: break
        }
        guard let value = try? DTODecoder().decode(JSONValue.self, from: body) else {
            throw DamageFault("Only JSON can be damaged, and the response is not JSON.")
        }
        let damaged: JSONValue = try applied(to: value)
        return (try? DTOEncoder.compact.encode(damaged)) ?? body
    }

    /// Returns the value with this damage.
    ///
    /// - Throws: `DamageFault` if there is no value at the path, or if the damage does not fit the value there.
    public func applied(to value: JSONValue) throws(DamageFault) -> JSONValue {
        guard let result = try changed(value, path.steps[...]) else {
            throw DamageFault("A whole response cannot be missing. Write the path of a member or an element.")
        }
        return result
    }

    /// Returns the changed value, or nil if the value must be removed.
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

    /// Returns a fault that describes the value at the last step of the path that exists.
    private func lost(_ value: JSONValue, _ steps: ArraySlice<DamagePath.Step>) -> DamageFault {
        let place = DamagePath(path.steps.dropLast(steps.count))
        let found: String
        switch value {
        case .array(let elements): found = "an array of \(elements.count)"
        case .object(let members):
            let names = members.keys.sorted().prefix(12).map { DamagePath([.key($0)]).text }.joined(separator: ", ")
            found = "an object" + (names.isEmpty ? " without members" : " with \(names)")
        default: found = value.kind
        }
        return DamageFault("The response does not have \(path.text). The value at \(place.text) is \(found).")
    }

    private func damaged(_ value: JSONValue) throws(DamageFault) -> JSONValue? {
        guard Self.kinds(fitting: value).contains(kind) else {
            throw DamageFault("'\(text)' does not fit the response: the value is \(value.kind).")
        }
        switch (kind, value) {
        case (.missing, _): return nil
        case (.null, _): return .null
        case (.wrongType, .object): return .array(["wrong", "type"])
        // Some readers convert a single value to a list, so an object does not replace a list of objects.
        case (.wrongType, .array(let elements)) where elements.first?.objectValue != nil: return .string("wrong type")
        // The replacement is an object because some readers convert strings to numbers, booleans and lists of strings.
        case (.wrongType, _): return .object(["wrong": "type"])
        case (.unknown, .string(let text)): return .string(text + "_unknown")
        case (.unknown, _): return .integer(-2_147_483_647)
        case (.empty, .array): return .array([])
        case (.empty, .object): return .object([:])
        case (.empty, _): return .string("")
        case (.truncated, _), (.garbage, _): return value
        }
    }

    /// Returns the kinds of damage that change this value.
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
