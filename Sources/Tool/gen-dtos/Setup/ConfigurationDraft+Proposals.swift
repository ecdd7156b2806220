import ContractLint
import ContractModel
import ContractServing
import DTOContract
import GenerationSettings
import SwiftEmission

/// The proposals that the document suggests, as lines of YAML.
extension ConfigurationDraft {
    /// Proposes short names if most operations get another name by them, and last segments if most schemas have one.
    static func names(of contract: Contract) -> [String] {
        let (whole, short) = (OperationNames(contract, style: .whole), OperationNames(contract, style: .short))
        let operations = contract.operations.count { whole.name(of: $0) != short.name(of: $0) }
        return (hasNamespaces(contract) ? ["schemas: last-segment"] : [])
            + (operations * 2 > contract.operations.count ? ["operations: short"] : [])
    }

    /// Whether the names of most schemas have a namespace that can be left out.
    static func hasNamespaces(_ contract: Contract) -> Bool {
        let names = contract.definitions.compactMap(\.schemaName)
        return SchemaSegments(of: names).count * 2 > names.count
    }

    /// Proposes groups for 40 operations or more, if at least four fifths of them have a tag.
    static func groups(of contract: Contract) -> [String] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        let tagged = operations.count { $0.interface?.tags.first?.isEmpty == false }
        return operations.count >= 40 && tagged * 5 >= operations.count * 4 ? ["by: tags", "flat: none"] : []
    }

    /// Returns parameters that at least four fifths of 10 or more operations have, with the same type. Parameters that
    /// belong to one request are left out.
    static func globals(of contract: Contract) -> [String] {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        guard operations.count >= 10 else { return [] }
        var uses: [String: [ParameterDefinition]] = [:]
        for parameter in operations.flatMap({ $0.interface?.parameters ?? [] }) {
            let isUsable = ["header", "query"].contains(parameter.place) && !RequestParameters.contain(parameter)
            if isUsable { uses[parameter.name, default: []].append(parameter) }
        }
        var names: Set<String> = []
        return uses.sorted { $0.key < $1.key }.compactMap { name, uses -> String? in
            let isCommon = uses.count * 5 >= operations.count * 4
            let isOne = uses.allSatisfy {
                $0.place == uses[0].place && $0.value?.use.reference == uses[0].value?.use.reference
            }
            let isPrefixed = name.lowercased().hasPrefix("x-") && name.count > 2
            let swift = IdentifierCasing.lowerCamel(isPrefixed ? String(name.dropFirst(2)) : name)
            let isFree = !GlobalRule.takenNames.contains(swift) && names.insert(swift).inserted
            return isCommon && isOne && isFree ? "\(scalar(name)): \(scalar(swift))" : nil
        }
    }

    static func envelopes(of contract: Contract) -> [String] {
        EnvelopeProposal.all(for: contract).map { envelope in
            let schemas = envelope.pattern.map(scalar) ?? "[\(envelope.schemas.map(scalar).joined(separator: ", "))]"
            return "\(scalar(envelope.name)): {schemas: \(schemas), payload: \(scalar(envelope.payload))}"
        }
    }

    private static let identityKeys: Set<String> = ["id", "_id", "uuid", "guid"]

    /// Returns required identities that would be an empty string or 0 if they were missing: `Work.id`, in the
    /// document's order.
    static func identities(of contract: Contract) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for definition in contract.definitions {
            guard case .record(let record) = definition.shape, !record.isWrapper, !record.isError else { continue }
            for property in record.properties
            where identityKeys.contains(property.key) && property.isRequired && !property.isNullable
                && property.absence == .zero && property.constant == nil && !property.isWriteOnly
            {
                guard case .scalar = property.use.reference else { continue }
                let owners = contract.namesOfPlaces[definition.id] ?? [contract.documentName(of: definition.id)]
                for name in owners.map({ "\($0).\(property.key)" }) where known.insert(name).inserted {
                    names.append(name)
                }
            }
        }
        return names
    }

    /// Proposes `Identifiable` for all records with an `id`, and for each record whose path names another required
    /// property, such as `/editions/{isbn}`.
    static func identifiable(in contract: Contract) -> [String] {
        var parameters: [TypeID: String] = [:]
        for operation in contract.operations where operation.method == "get" {
            guard case .parameter(let name)? = operation.template.segments.last,
                let body = operation.responses.first(where: { $0.status.hasPrefix("2") })?.body,
                case .definition(let id) = contract.resolved(body.reference)
            else { continue }
            parameters[id] = name
        }
        let lines = contract.definitions.compactMap { definition -> String? in
            guard let name = definition.schemaName, case .record(let record) = definition.shape, !record.isError
            else { return nil }
            let keys = record.properties.filter { property in
                guard case .scalar(let type) = property.use.reference else { return false }
                return property.isRequired && !property.isNullable && [.string, .int, .int64, .uuid].contains(type)
            }.map(\.key)
            guard let key = RecordIdentity.key(among: keys, selectedBy: parameters[definition.id]) else { return nil }
            if IdentifierCasing.lowerCamel(key) == "id" { return "\"*\": [Identifiable]" }
            let hasOther = record.properties.contains { IdentifierCasing.lowerCamel($0.key) == "id" }
            return hasOther ? nil : "\(scalar(name)): {identity: \(scalar(key))}"
        }
        var known: Set<String> = []
        return lines.filter { known.insert($0).inserted }
    }

    /// Returns the properties that a PATCH can clear, in the document's order: `WorkPatch.subtitle`. These properties
    /// are optional and may be null (RFC 7396). Schemas that other bodies or responses also have are left out, so that
    /// responses keep their types.
    static func clearable(in contract: Contract) -> [String] {
        var patched: Set<TypeID> = []
        var others: Set<TypeID> = []
        for operation in contract.operations {
            for content in operation.interface?.body?.choices ?? [] {
                guard let id = record(of: content, in: contract) else { continue }
                let isPatch = operation.method.lowercased() == "patch" || content.mediaType.contains("merge-patch")
                if isPatch { patched.insert(id) } else { others.insert(id) }
            }
            for content in (operation.interface?.statuses ?? []).flatMap(\.contents) {
                if let id = record(of: content, in: contract) { others.insert(id) }
            }
        }
        return contract.definitions.flatMap { definition -> [String] in
            guard patched.contains(definition.id), !others.contains(definition.id),
                case .record(let record) = definition.shape
            else { return [] }
            return record.properties.filter {
                !$0.isRequired && $0.isNullable && !$0.hasExplicitPresence && $0.constant == nil
            }.map { "\(contract.documentName(of: definition.id)).\($0.key)" }
        }
    }

    static func record(of content: ContentDefinition, in contract: Contract) -> TypeID? {
        guard case .definition(let id)? = content.value.map({ contract.resolved($0.use.reference) }) else { return nil }
        return id
    }

    static func pagination(of contract: Contract) -> [String] {
        PaginationProposal.all(for: contract).map { proposal in
            let rule = proposal.rule
            func stated(_ first: Int?) -> [String] {
                first.flatMap { $0 == rule.step.usualFirst ? nil : ["first: \($0)"] } ?? []
            }
            var fields: [String] =
                switch rule.step {
                case .link(let path): ["link: \(scalar(path))"]
                case .linkHeader: ["link: header"]
                case .page(let parameter, let first): ["page: \(scalar(parameter))"] + stated(first)
                case .offset(let parameter, let first): ["offset: \(scalar(parameter))"] + stated(first)
                case .cursor(let parameter, let next): ["cursor: \(scalar(parameter))", "next: \(scalar(next))"]
                case .lastItem(let parameter, let member):
                    ["cursor: \(scalar(parameter))", "last: \(scalar(member))"]
                }
            fields.append("items: \(scalar(rule.items))")
            if let total = rule.total { fields.append("total: \(scalar(total))") }
            if let more = rule.more { fields.append("more: \(scalar(more))") }
            let question =
                proposal.isFirstUnknown ? "  # Is the first page 1? If the first page is 0, add 'first: 0'." : ""
            return "\(scalar(proposal.operation)): {\(fields.joined(separator: ", "))}\(question)"
        }
    }

    /// Writes keys, joined by dots, or as a list if a key contains a dot.
    static func scalar(_ path: AnswerPath) -> String {
        if path.keys.isEmpty { return "." }
        return path.keys.allSatisfy { !$0.contains(".") }
            ? scalar(path.keys.joined(separator: "."))
            : "[\(path.keys.map(scalar).joined(separator: ", "))]"
    }

    private static let types = [
        ("date-time", "Date"), ("date", "CalendarDate"), ("uuid", "UUID"), ("uri", "URL"), ("url", "URL"),
    ]

    /// Proposes Swift types for the formats of the contract's properties, with the number of properties as a comment.
    static func formats(of contract: Contract) -> [String] {
        var counts: [String: Int] = [:]
        for definition in contract.definitions {
            for property in definition.shape.allProperties {
                guard case .scalar(let type) = property.use.reference, type == .string || type == .timestamp,
                    let format = property.use.constraints.statedFormat
                else { continue }
                counts[format, default: 0] += 1
            }
        }
        return types.compactMap { format, type in
            guard let count = counts[format] else { return nil }
            return "\(format): \(type)  # \(count) \(count == 1 ? "property" : "properties")"
        }
    }
}
