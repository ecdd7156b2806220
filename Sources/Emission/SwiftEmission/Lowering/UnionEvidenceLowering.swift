package import ContractModel

/// Lists the values by which decoding chooses a union's variant.
extension DeclarationLowering {
    /// Returns the evidence for each variant. Variants that accept fewer values come first, because decoding takes the
    /// first variant that decodes without an issue. A plain string always decodes without an issue.
    package mutating func evidence(for shape: UnionShape, _ names: [MemberName]) -> [EvidenceView] {
        var entries: [(pickiness: Int, view: EvidenceView)] = []
        let enumerations = tellingEnumerations(of: shape)
        for (index, variant) in shape.variants.enumerated() {
            let make = maker(of: variant.use, names[index].identifier)
            let tags = tags(of: index, in: shape).map(\.text)
            let tagged = tags.isEmpty ? [] : ["tagged: " + tags[0]] + tags.dropFirst()
            if let properties = recordProperties(of: variant.use.reference) {
                let arguments = recordArguments(
                    properties, discriminator: shape.discriminator, enumerations[index])
                let view = view("record", [make] + tagged + arguments)
                entries.append((tags.isEmpty ? Kind.usualPickiness : 0, view))
                continue
            }
            let evidence = kinds(of: variant.use.reference)
            if tags.isEmpty {
                entries += evidence.map { ($0.pickiness, view($0.method, [make] + $0.arguments)) }
            } else if evidence.count == 1, !evidence[0].arguments.isEmpty {
                entries.append((0, view("object", [make] + tagged + evidence[0].arguments)))
            } else {
                entries.append((0, view("tagged", tags + ["as: " + make])))
            }
        }
        return entries.enumerated().sorted { left, right in
            (left.element.pickiness, left.offset) < (right.element.pickiness, right.offset)
        }.map(\.element.view)
    }

    /// Returns the properties of a payload that is a record. Returns nil for an envelope, which does not list its
    /// required keys, and for a record without properties, because any object fits it.
    private func recordProperties(of reference: TypeReference) -> [PropertyDefinition]? {
        guard case .definition(let id) = model.resolved(reference), case .record(let shape) = model.contract[id].shape,
            !shape.isWrapper, !shape.properties.isEmpty
        else { return nil }
        return shape.properties
    }

    /// Returns the arguments for a record:
    /// `aliases: ["kind"], constants: ["type": ["scan"], "state": ["open", "half open"]]`.
    ///
    /// - Parameters:
    ///   - discriminator: The key of the tag. A string under this key is a tag, even if the property has a constant.
    ///   - enumerations: Maps keys of properties to the values of the enumerations that distinguish the variant from
    ///     other variants.
    private mutating func recordArguments(
        _ properties: [PropertyDefinition], discriminator: String?, _ enumerations: [String: [ContractValue]]
    ) -> [String] {
        let telling = properties.filter { $0.key != discriminator || !$0.hasConstantText }
        var keys = objectKeys(of: telling)
        for property in properties {
            guard let values = enumerations[property.key] else { continue }
            keys.constants.append((property.key, values.map { jsonLiteral($0) }))
        }
        return Self.list("aliases", properties.flatMap(\.aliases)) + keys.constantArguments
    }

    private static func list(_ label: String, _ keys: [String]) -> [String] {
        keys.isEmpty ? [] : ["\(label): " + SwiftLiteral.array(keys.map { .string($0) }).text]
    }

    /// Returns the function that makes the variant: `Pet.cat`, or a closure that converts a decoded helper type to the
    /// payload.
    private func maker(of use: TypeUse, _ name: SwiftIdentifier) -> String {
        guard let form = decodingForm(of: use) else { return "\(self.name.declared).\(name.member)" }
        return "{ (form: \(form.text)) in .\(name.member)(form.represented) }"
    }

    private func view(_ method: String, _ arguments: [String]) -> EvidenceView {
        EvidenceView(method: method, arguments: arguments, indentation: indentation + 2 * SourceLine.indentation)
    }

    /// The greatest number of variants for which a nested union lists the keys of its objects.
    private static let variantLimit = 64

    /// A kind of JSON that a payload can have.
    private struct Kind {
        /// The name of a method of `UnionVariant`.
        var method: String
        var keys = ObjectKeys()
        /// The order among variants: 0 for payloads that refuse most values of the kind.
        var pickiness = usualPickiness

        static let usualPickiness = 2

        /// The arguments: `required: ["total"], known: ["books"], constants: ["kind": ["scan"]]`
        var arguments: [String] {
            list("required", keys.required) + list("known", keys.known) + keys.constantArguments
        }
    }

    /// The keys and constants that identify an object as a variant.
    private struct ObjectKeys {
        var required: [String] = []
        var known: [String] = []
        var constants: [(key: String, values: [SwiftLiteral])] = []

        /// The greatest number of keys of a union. The keys are listed wherever the union is a variant.
        private static let limit = 256

        var count: Int { required.count + known.count + constants.count }

        var constantArguments: [String] {
            let constants = constants.map { ($0.key, SwiftLiteral.array($0.values)) }
            return constants.isEmpty ? [] : ["constants: " + SwiftLiteral.dictionary(constants).text]
        }

        /// Makes the keys that identify any of several objects. The list of keys is empty if one of the objects may
        /// have any keys.
        init(anyOf objects: [ObjectKeys]) {
            guard let first = objects.first, !objects.contains(where: { $0.count == 0 }),
                objects.reduce(0, { $0 + $1.count }) <= Self.limit
            else { return }
            let common = objects.dropFirst().reduce(into: Set(first.required)) { $0.formIntersection($1.required) }
            required = first.required.filter(common.contains)
            var seen = common
            known = objects.flatMap { $0.required + $0.known + $0.constants.map(\.key) }
                .filter { seen.insert($0).inserted }
        }

        init() {}
    }

    private static let allKinds = ["boolean", "integer", "number", "string", "array", "object"].map {
        Kind(method: $0, pickiness: 3)
    }

    private mutating func kinds(of reference: TypeReference) -> [Kind] {
        var definitions: Set<TypeID> = []
        return kinds(of: reference, within: &definitions)
    }

    /// - Parameter definitions: The unions and wrappers that are being examined. A union may contain itself.
    private mutating func kinds(of reference: TypeReference, within definitions: inout Set<TypeID>) -> [Kind] {
        if let id = model.replacedDefinition(behind: reference), let shape = model.contract.replaced[id] {
            return kinds(of: shape, id, within: &definitions)
        }
        if model.contract.isFreeObject(reference) { return [Kind(method: "object")] }
        return switch model.resolved(reference) {
        case .scalar(let scalar): Self.kinds(of: scalar)
        case .json, .payload: Self.allKinds
        case .array: [Kind(method: "array")]
        case .dictionary: [Kind(method: "object")]
        case .optional(let wrapped): kinds(of: wrapped, within: &definitions)
        case .definition(let id), .generic(let id, _): kinds(of: model.contract[id].shape, id, within: &definitions)
        }
    }

    private static func kinds(of scalar: ScalarType) -> [Kind] {
        switch scalar.jsonTypes {
        case .string: [Kind(method: "string", pickiness: scalar == .string ? Kind.usualPickiness : 1)]
        case .boolean: [Kind(method: "boolean")]
        case .integer: [Kind(method: "integer")]
        case .number: [Kind(method: "number")]
        default: allKinds
        }
    }

    private mutating func kinds(
        of shape: TypeShape, _ id: TypeID, within definitions: inout Set<TypeID>
    ) -> [Kind] {
        switch shape {
        case .alias(let use):
            return definitions.insert(id).inserted ? kinds(of: use.reference, within: &definitions) : []
        case .record(let shape) where shape.isWrapper:
            guard let value = shape.properties.first, definitions.insert(id).inserted else { return [] }
            return kinds(of: value.use.reference, within: &definitions)
        case .record(let shape):
            return [objectKind(of: shape.properties)]
        case .envelope(let shape):
            return [objectKind(of: shape.properties)]
        case .enumeration(let shape):
            return Self.kinds(of: shape)
        case .union(let shape):
            // A discriminator is a property, so all variants are objects. There may be as many variants as the document
            // has schemas.
            if shape.discriminator != nil, shape.variants.count > Self.variantLimit { return [Kind(method: "object")] }
            guard definitions.insert(id).inserted else { return [] }
            return unionKinds(of: shape, within: &definitions)
        case .outcome, .namespace:
            return [Kind(method: "object")]
        }
    }

    /// Returns the distinct kinds of the nested variants. The nested union itself chooses among its variants.
    private mutating func unionKinds(of shape: UnionShape, within definitions: inout Set<TypeID>) -> [Kind] {
        var methods: Set<String> = []
        var kinds: [Kind] = []
        for variant in shape.variants {
            kinds += self.kinds(of: variant.use.reference, within: &definitions)
        }
        var objects = ObjectKeys(anyOf: kinds.filter { $0.method == "object" }.map(\.keys))
        // The discriminator may be the only key of an object. The nested union encodes the discriminator if its
        // variants do not have it.
        if let key = shape.discriminator, objects.count > 0, !(objects.required + objects.known).contains(key) {
            objects.known.insert(key, at: 0)
        }
        return kinds.filter { methods.insert($0.method).inserted }.map { kind in
            Kind(method: kind.method, keys: kind.method == "object" ? objects : ObjectKeys())
        }
    }

    private static func kinds(of shape: EnumerationShape) -> [Kind] {
        var methods: [String] = []
        for element in shape.cases {
            let method = kind(of: element.value)
            if !methods.contains(method) { methods.append(method) }
        }
        return methods.map { Kind(method: $0, pickiness: 0) }
    }

    private static func kind(of value: ContractValue) -> String {
        switch value {
        case .boolean: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string, .null: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    private mutating func objectKind(of properties: [PropertyDefinition]) -> Kind {
        Kind(method: "object", keys: objectKeys(of: properties))
    }

    private mutating func objectKeys(of properties: [PropertyDefinition]) -> ObjectKeys {
        var keys = ObjectKeys()
        keys.required = properties.filter(\.tellsRecord).map(\.key)
        keys.known = properties.filter { !$0.tellsRecord }.map(\.key) + properties.flatMap(\.aliases)
        for property in properties {
            // A value that Swift would encode in another form cannot be evidence.
            guard let constant = property.constantAsWritten else { continue }
            keys.constants.append((property.key, [jsonLiteral(constant)]))
        }
        return keys
    }
}

// MARK: Enumerations that tell variants apart

extension DeclarationLowering {
    /// The greatest number of values of an enumeration that are listed with a variant.
    private static let listedValueLimit = 64

    /// Returns a dictionary for each variant, which maps required keys to the values of enumerations that distinguish
    /// the variants. For each key, the lists of two variants are equal or have no common value. So a value selects the
    /// variants, and a value in none of the lists excludes all of them.
    private func tellingEnumerations(of shape: UnionShape) -> [[String: [ContractValue]]] {
        let listings = shape.variants.map { variant in
            recordProperties(of: variant.use.reference).map { listedValues(of: $0) } ?? [:]
        }
        guard shape.discriminator == nil else { return listings.map { _ in [:] } }
        var choices: [String: Set<Set<ContractValue>>] = [:]
        for (key, listing) in listings.joined() { choices[key, default: []].insert(Set(listing.values)) }
        let telling = choices.filter { $0.value.count > 1 && $0.value.areDisjoint() }
        return listings.map { listings in
            listings.filter { key, listing in listing.isEnumeration && telling[key] != nil }.mapValues(\.values)
        }
    }

    private func listedValues(
        of properties: [PropertyDefinition]
    ) -> [String: (values: [ContractValue], isEnumeration: Bool)] {
        var listings: [String: (values: [ContractValue], isEnumeration: Bool)] = [:]
        for property in properties where property.isRequired {
            if let constant = property.constantAsWritten {
                listings[property.key] = ([constant], false)
            } else if case .definition(let id) = model.resolved(property.use.reference),
                case .enumeration(let enumeration) = model.contract[id].shape, !enumeration.allowsOthers,
                enumeration.cases.count <= Self.listedValueLimit
            {
                listings[property.key] = (enumeration.cases.map(\.value), true)
            }
        }
        return listings
    }
}

extension PropertyDefinition {
    fileprivate var hasConstantText: Bool {
        if case .string = constant { true } else { false }
    }
}
