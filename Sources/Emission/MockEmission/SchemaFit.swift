import ContractModel
import ContractReading
import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import FixtureEmission

/// Changes values that were made from types, so that they conform to the schemas of the contract. A schema may require
/// more than its type: for example, only one of two alternatives may fit, elements must differ, or a pattern needs
/// other letters.
///
/// A part that is not allowed is replaced by a similar part or removed, as long as the value conforms to its type. If
/// no such change satisfies the schema, for example because the schema contradicts itself, the value is kept.
struct SchemaFit {
    private let contract: Contract
    private let fixtures: FixtureSet
    private let schemas: SchemaExport
    private let set: SchemaSet
    /// The greatest number of steps for a comparison, and for all changes of a value together. A hostile schema cannot
    /// exceed this number.
    private static let stepLimit = 100_000

    init(_ contract: Contract, _ fixtures: FixtureSet, _ schemas: SchemaExport) {
        self.contract = contract
        self.fixtures = fixtures
        self.schemas = schemas
        set = ServedContract.set(of: schemas)
    }

    /// A value with the number of places where the schema does not allow it.
    struct Outcome {
        var value: ContractValue
        var violations: Int
    }

    /// - Parameter place: The place of the schema.
    func fitted(_ value: ContractValue, _ use: TypeUse, at place: SourceLocation?) -> Outcome {
        guard let schema = place.flatMap({ schemas.numbers[$0] }) else { return Outcome(value: value, violations: 0) }
        var value = value
        var steps = Self.stepLimit
        var found = violations(in: value, of: schema, &steps)
        steps = Self.stepLimit
        var passed = 0
        while passed < found.count, steps > 0 {
            let path = Self.path(found[passed].pointer)
            var isBetter = false
            for candidate in changes(of: value, at: path, use) {
                guard case .success(let conforming) = ExampleChecker.conforming(candidate, to: use, in: contract) else {
                    continue
                }
                let left = violations(in: conforming, of: schema, &steps)
                // A comparison that has reached its limit has no result.
                if steps == 0 { break }
                // More violations may follow after the greatest number that is reported.
                guard
                    left.count < found.count
                        || left.count == found.count && left.count == SchemaValidator.violationLimit,
                    !left.contains(found[passed])
                else { continue }
                (value, found, isBetter) = (conforming, left, true)
                break
            }
            if !isBetter { passed += 1 }
        }
        return Outcome(value: value, violations: found.count)
    }

    private func violations(in value: ContractValue, of schema: Int, _ steps: inout Int) -> [SchemaViolation] {
        SchemaValidator.violations(in: JSONValue(value), of: schema, in: set, .response, steps: &steps)
    }

    /// Returns the steps of a JSON pointer (RFC 6901).
    static func path(_ pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
    }

    // MARK: Changes

    /// Returns variations of the value, which differ from it only at the path. Variations that keep most of the value
    /// come first.
    private func changes(of value: ContractValue, at path: [String], _ use: TypeUse) -> [ContractValue] {
        guard let part = value.part(at: path[...]) else { return [] }
        var walk = TypeWalk(contract: contract)
        let reference = walk.reference(at: path[...], in: value, use.reference)
        let parts = others(than: part) + (reference.map(samples) ?? [])
        var changes = parts.filter { $0 != part }.map { other in value.replacing(at: path[...]) { _ in other } }
        if reference.map(isJSON) ?? true {
            changes += Self.plain.filter { $0 != part }.map { plain in value.replacing(at: path[...]) { _ in plain } }
        }
        if let last = path.last { changes.append(value.replacing(at: path.dropLast()) { $0.without(last) }) }
        return changes
    }

    /// The replacements for JSON of any type.
    private static let plain: [ContractValue] =
        [.object([]), .array([]), .integer("1"), .boolean(true), .null]
        + ["sample", "123e4567-e89b-12d3-a456-426614174000", "2026-01-02T03:04:05Z", FormatSample.server + "/a"]
        .map { .string($0) }

    private func others(than part: ContractValue) -> [ContractValue] {
        switch part {
        case .string(let text):
            // Samples are words with a number after them.
            let joined = ["_", "-", ""].map { text.replacing(" ", with: $0) }
            return (joined + joined.map { $0.lowercased() }).map { .string($0) }
        case .array(let elements):
            var seen: Set<ContractValue> = []
            return [.array(elements.filter { seen.insert($0).inserted }), .array([])]
        case .null, .boolean, .integer, .number, .object: return []
        }
    }

    private func isJSON(_ reference: TypeReference) -> Bool {
        switch contract.resolved(reference) {
        case .json: true
        case .optional(let wrapped): isJSON(wrapped)
        case .scalar, .array, .dictionary, .definition, .generic, .payload: false
        }
    }

    /// Returns values of a type, with one for each variant of a union.
    private func samples(of reference: TypeReference) -> [ContractValue] {
        switch contract.resolved(reference) {
        case .optional(let wrapped): return samples(of: wrapped)
        case .definition(let id), .generic(let id, _):
            if let record = fixtures[record: id] { return [record.full, record.minimal] }
            return fixtures[union: id].map(\.value)
        case .scalar, .json, .array, .dictionary, .payload: return []
        }
    }
}

/// Finds the type of a part of a value.
private struct TypeWalk {
    let contract: Contract
    /// The current number of nested types, which is limited because a union may contain itself.
    private var depth = 0
    private static let depthLimit = 64

    init(contract: Contract) {
        self.contract = contract
    }

    /// Returns the type of the part at a path, or nil if the contract has no type for the part.
    mutating func reference(
        at path: ArraySlice<String>, in value: ContractValue, _ reference: TypeReference, payload: TypeReference? = nil
    ) -> TypeReference? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch contract.resolved(reference) {
        case .optional(let wrapped): return self.reference(at: path, in: value, wrapped, payload: payload)
        case .payload: return payload.flatMap { self.reference(at: path, in: value, $0) }
        case let resolved:
            guard let step = path.first else { return resolved }
            guard let part = value.part(at: [step]) else { return nil }
            let rest = path.dropFirst()
            switch resolved {
            case .array(let element), .dictionary(let element):
                return self.reference(at: rest, in: part, element, payload: payload)
            case .definition(let id): return self.reference(at: path, in: value, id, payload: nil)
            case .generic(let id, let payload): return self.reference(at: path, in: value, id, payload: payload)
            case .scalar, .json, .optional, .payload: return nil
            }
        }
    }

    private mutating func reference(
        at path: ArraySlice<String>, in value: ContractValue, _ id: TypeID, payload: TypeReference?
    ) -> TypeReference? {
        func member(of properties: [PropertyDefinition]) -> TypeReference? {
            guard let step = path.first, let part = value.part(at: [step]),
                let property = properties.first(where: { $0.key == step })
            else { return nil }
            return reference(at: path.dropFirst(), in: part, property.use.reference, payload: payload)
        }
        switch contract[id].shape {
        case .record(let record) where record.isWrapper:
            return record.properties.first.flatMap {
                reference(at: path, in: value, $0.use.reference, payload: payload)
            }
        case .record(let record): return member(of: record.properties)
        case .envelope(let envelope): return member(of: envelope.properties)
        case .outcome(let outcome): return member(of: outcome.success.properties + outcome.failure)
        case .union(let union):
            let own = union.variants.first { contract.allows(value, for: $0.use) }
            return own.flatMap { reference(at: path, in: value, $0.use.reference) }
        case .alias, .enumeration, .namespace: return nil
        }
    }
}

extension ContractValue {
    /// Returns the value at a path, or nil if there is no value at the path.
    fileprivate func part(at path: ArraySlice<String>) -> ContractValue? {
        guard let step = path.first else { return self }
        switch self {
        case .object: return self[step]?.part(at: path.dropFirst())
        case .array(let elements):
            guard let index = Int(step), elements.indices.contains(index) else { return nil }
            return elements[index].part(at: path.dropFirst())
        case .null, .boolean, .integer, .number, .string: return nil
        }
    }

    fileprivate func replacing(at path: ArraySlice<String>, _ change: (ContractValue) -> ContractValue) -> ContractValue
    {
        guard let step = path.first else { return change(self) }
        switch self {
        case .object(var members):
            guard let index = members.firstIndex(where: { $0.key == step }) else { return self }
            members[index].value = members[index].value.replacing(at: path.dropFirst(), change)
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].replacing(at: path.dropFirst(), change)
            return .array(elements)
        case .null, .boolean, .integer, .number, .string: return self
        }
    }

    /// Returns an object without a member, or a list without an element.
    fileprivate func without(_ step: String) -> ContractValue {
        switch self {
        case .object(let members): return .object(members.filter { $0.key != step })
        case .array(var elements):
            if let index = Int(step), elements.indices.contains(index) { elements.remove(at: index) }
            return .array(elements)
        case .null, .boolean, .integer, .number, .string: return self
        }
    }
}
