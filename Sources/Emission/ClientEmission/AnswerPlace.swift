import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// The Swift expression for a value in a response, and the type of the value: `output.info?.next`.
struct AnswerPlace {
    /// The accessors after the response: `.info?.next`. The string is empty for the response itself.
    private(set) var accessors = ""
    /// Whether the value, or an outer value, may be missing.
    private(set) var isOptional: Bool
    /// Whether the value itself is an optional in Swift. A member then needs a `?` in front.
    private var endsInOptional: Bool
    /// The type of the value. Aliases are resolved, and null is left out.
    private(set) var reference: TypeReference
    /// The modules that declare members of the expression, except the contract's own module.
    private(set) var modules: Set<String> = []
    private let model: SwiftLowering

    /// - Parameters:
    ///   - answer: The type of the whole response.
    ///   - isOptional: Whether there are responses without a body.
    /// - Throws: `PaginationFault` if the response has no value at the path.
    init(
        _ path: AnswerPath, in answer: TypeReference, isOptional: Bool, _ model: SwiftLowering
    ) throws(PaginationFault) {
        self.model = model
        self.isOptional = isOptional
        endsInOptional = isOptional
        reference = answer
        unwrap()
        try follow(path, from: "its response")
    }

    /// Returns the expression, which starts with `answer` as the name of the response: `$0.info?.next`.
    func expression(of answer: String) -> String { answer + accessors }

    /// Returns this place, followed by a member of the value: `.info?.next?.absoluteString`.
    func appending(_ member: String, of module: String? = nil) -> AnswerPlace {
        var place = self
        place.append(member)
        if let module { place.modules.insert(module) }
        place.endsInOptional = false
        return place
    }

    /// Returns this place, followed by a member of its last item: `.data.last?.id`.
    ///
    /// - Parameter item: The type of the items.
    func last(_ path: AnswerPath, of item: TypeReference) throws(PaginationFault) -> AnswerPlace {
        var place = appending("last")
        (place.isOptional, place.endsInOptional, place.reference) = (true, true, item)
        place.unwrap()
        try place.follow(path, from: "its last item")
        return place
    }

    private mutating func follow(_ path: AnswerPath, from start: String) throws(PaginationFault) {
        for (index, key) in path.keys.enumerated() {
            let place = path.keys[..<index].joined(separator: ".")
            try step(to: key, in: place.isEmpty ? start : "'\(place)' of \(start)", at: path.location)
        }
    }

    private mutating func append(_ member: String) {
        accessors += (endsInOptional ? "?." : ".") + member
    }

    private mutating func unwrap() {
        reference = model.resolved(reference)
        while case .optional(let wrapped) = reference {
            isOptional = true
            endsInOptional = true
            reference = model.resolved(wrapped)
        }
    }

    private mutating func step(
        to key: String, in place: String, at location: SourceLocation
    ) throws(PaginationFault) {
        guard let member = member(key) else {
            let known = properties.prefix(Self.comparisonLimit).map(\.key)
            let hint = Spelling.nearest(to: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
            throw PaginationFault("\(place) has no property '\(key)'\(hint)", at: location)
        }
        if member.property.deprecation?.removal != nil {
            let known = properties.prefix(Self.comparisonLimit).filter { $0.deprecation == nil }.map(\.key)
            let hint = Spelling.nearest(to: key, among: known).map { "; did you mean '\($0)'?" } ?? ""
            throw PaginationFault(
                "\(place) no longer has the property '\(key)', which Swift keeps for a while\(hint)", at: location)
        }
        guard member.property.deprecation == nil else {
            throw PaginationFault("'\(key)' in \(place) is deprecated; name its replacement", at: location)
        }
        append(member.name.member)
        if member.property.hasExplicitPresence, !member.isPayload {
            accessors += ".value"
            modules.insert(model.options.runtimeModule)
        }
        endsInOptional = member.isOptional
        isOptional = isOptional || member.isOptional
        reference = member.reference
        unwrap()
    }

    // MARK: Properties

    /// A property of the current value, with its Swift name and type.
    private struct Member {
        var property: PropertyDefinition
        var name: SwiftIdentifier
        var reference: TypeReference
        var isOptional: Bool
        var isPayload = false
    }

    /// The greatest number of names that are compared with a misspelt name.
    private static let comparisonLimit = 200

    /// The definition of the current value's type, and the payload if the type is generic.
    private var definition: (id: TypeID, payload: TypeReference?)? {
        switch reference {
        case .definition(let id): (id, nil)
        case .generic(let id, let payload): (id, payload)
        case .scalar, .json, .array, .dictionary, .optional, .payload: nil
        }
    }

    private var properties: [PropertyDefinition] {
        guard let id = definition?.id else { return [] }
        switch model.contract[id].shape {
        case .record(let shape): return shape.isWrapper ? [] : shape.properties
        case .envelope(let shape): return shape.properties
        case .outcome(let shape): return shape.success.properties
        case .enumeration, .union, .alias, .namespace: return []
        }
    }

    /// Returns the property of the current value, or nil if the Swift type does not have the property.
    private func member(_ key: String) -> Member? {
        guard let (id, payload) = definition,
            case let properties = properties, let index = properties.firstIndex(where: { $0.key == key }),
            !model.isSkipped(properties[index])
        else { return nil }
        let property = properties[index]
        let names = model.names[members: id]
        var member = Member(
            property: property, name: names.members[index].identifier, reference: property.use.reference,
            isOptional: property.isOptional || property.hasExplicitPresence)
        switch model.contract[id].shape {
        case .record: return member
        case .envelope(let shape): return envelopeMember(member, of: shape, around: payload)
        case .outcome(let shape):
            // The generated type is an enumeration with the cases `success` and `failure`. If a property of the success
            // and a property of the failure have the same name, the enumeration does not have this property, because
            // the types may differ.
            guard !["success", "failure"].contains(member.name.name),
                !names.failure.contains(where: { $0.identifier == member.name })
            else { return nil }
            member.isOptional = true
            return envelopeMember(member, of: shape.success, around: payload)
        case .enumeration, .union, .alias, .namespace: return nil
        }
    }

    /// Returns a member of an envelope. The result is nil for the properties that decide between success and failure.
    private func envelopeMember(
        _ member: Member, of shape: EnvelopeShape, around payload: TypeReference?
    ) -> Member? {
        guard let payload, member.property.key != shape.success, member.property.key != shape.error else { return nil }
        guard member.property.key == shape.payload else { return member }
        // A generic type decodes its payload directly, so a payload that needs a coding form has no member here.
        guard DeclarationLowering(model).codingForm(of: payload) == nil else { return nil }
        return Member(
            property: member.property, name: member.name, reference: payload,
            isOptional: !shape.requiresPayload, isPayload: true)
    }
}
