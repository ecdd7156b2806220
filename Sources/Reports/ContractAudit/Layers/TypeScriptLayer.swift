import ContractModel
import Texts

/// Compares the backend's types in TypeScript with the contract.
enum TypeScriptLayer {
    /// - Returns: The types that the file declares, with the numbers of their properties or values.
    static func check(
        _ file: TypeScriptFile, _ schemas: [AuditedSchema], _ context: AuditContext, _ log: inout AuditLog
    ) -> [AuditReport.AuditedType] {
        file.declarations.map { declaration in
            let schema = schemas.first { $0.name == declaration.name }
            var count = 0
            switch (declaration.form, schema?.form) {
            case (.object(let own), let form):
                let properties = own + inherited(declaration, file, 0)
                count = properties.count
                guard let schema, case .record(let wanted)? = form else { break }
                compare(properties, wanted, schema, declaration, file, context, &log)
            case (.values(let values), .enumeration(let shape)?):
                count = values.count
                if let schema { compare(values, shape, schema, declaration, file, &log) }
            case (.values(let values), _): count = values.count
            case (.other, _):
                if let schema {
                    log.doubt(
                        schema.name, "'\(declaration.name)' is neither an object nor a union of strings.",
                        AuditPlace(path: file.path, declaration.place))
                }
            }
            let isEnumeration = if case .values = declaration.form { true } else { false }
            let contractCount =
                switch schema?.form {
                case .record(let properties)?, .envelope(let properties, _)?: properties.count
                case .enumeration(let shape)?: shape.cases.count
                case nil: 0
                }
            return AuditReport.AuditedType(
                name: declaration.name, kind: "typescript", place: AuditPlace(path: file.path, declaration.place),
                schema: schema?.name, pointer: schema?.pointer, ground: schema == nil ? nil : .name,
                evidence: schema == nil ? nil : "the name", swiftCount: count,
                contractCount: contractCount, isEnumeration: isEnumeration, language: "TypeScript")
        }
    }

    private static func inherited(
        _ declaration: TypeScriptFile.Declaration, _ file: TypeScriptFile, _ depth: Int
    ) -> [TypeScriptFile.Property] {
        guard depth < 8 else { return [] }
        return declaration.bases.flatMap { base -> [TypeScriptFile.Property] in
            guard let found = file.declarations.first(where: { $0.name == base }), case .object(let own) = found.form
            else { return [] }
            return own + inherited(found, file, depth + 1)
        }
    }

    // MARK: Objects

    /// Compares the properties of an object type with the properties of a schema.
    private static func compare(
        _ found: [TypeScriptFile.Property], _ wanted: [PropertyDefinition], _ schema: AuditedSchema,
        _ declaration: TypeScriptFile.Declaration, _ file: TypeScriptFile, _ context: AuditContext,
        _ log: inout AuditLog
    ) {
        let unknown = declaration.bases.first { base in !file.declarations.contains { $0.name == base } }
        for property in wanted {
            log.compare()
            let subject = schema.name + "." + property.key
            guard let own = found.first(where: { $0.name == property.key }) else {
                let place = AuditPlace(path: file.path, declaration.place)
                if let unknown {
                    log.doubt(
                        subject, "'\(unknown)', which '\(declaration.name)' extends, is not declared in this file.",
                        place)
                    continue
                }
                log.add(
                    AuditFinding(
                        .typescript, "missing", .high, subject,
                        "The backend's '\(declaration.name)' has no '\(property.key)'.",
                        impact: "The contract describes the value, but the backend does not send it.", swift: place,
                        contract: property.location))
                continue
            }
            let place = AuditPlace(path: file.path, own.place)
            switch compare(own.type.present, property.use.reference, context) {
            case .same, .wider, .closed: break
            case .doubtful(let reason): log.doubt(subject, reason, place)
            case .different:
                log.add(
                    AuditFinding(
                        .typescript, "type", .high, subject,
                        "'\(own.name)' has another type in TypeScript. In the contract, the type is \(context.contract.words(of: property.use.reference)).",
                        impact: "The app expects the contract's type, but the backend sends another type.",
                        swift: place, contract: property.location))
            }
            let mayBeAbsent = own.isOptional || own.type.isNullable
            if mayBeAbsent, property.isRequired, !property.isNullable {
                log.add(
                    AuditFinding(
                        .typescript, "optional", .high, subject,
                        "The backend may leave '\(property.key)' out, but the contract requires it.",
                        impact: "Apps that rely on the contract fail at the first response without this value.",
                        swift: place,
                        contract: property.location))
            } else if !mayBeAbsent, !property.isRequired {
                log.add(
                    AuditFinding(
                        .typescript, "required", .low, subject,
                        "The backend always has '\(property.key)', but the contract does not require it.",
                        impact: "Apps handle an absent value that never occurs.", swift: place,
                        contract: property.location))
            }
        }
        let keys = Set(wanted.flatMap { [$0.key] + $0.aliases })
        for own in found where !keys.contains(own.name) {
            log.compare()
            log.add(
                AuditFinding(
                    .typescript, "extra", .medium, schema.name + "." + own.name,
                    "The backend's '\(declaration.name)' has '\(own.name)', which the contract does not have.",
                    impact: "The backend sends the value, but apps do not decode it.",
                    swift: AuditPlace(path: file.path, own.place),
                    contract: schema.location))
        }
    }

    /// Compares a TypeScript type with a type of the contract.
    private static func compare(
        _ type: TypeScriptType, _ reference: TypeReference, _ context: AuditContext
    ) -> TypeComparison.Outcome {
        switch (reference, type) {
        case (_, .other): .doubtful("The audit does not compare this kind of type.")
        case (.json, _), (.payload, _): .same
        case (.optional(let inner), _): compare(type, inner, context)
        case (.array(let element), .array(let own)): compare(own.present, element, context)
        case (.dictionary(let value), .map(let own)): compare(own.present, value, context)
        case (.array, _), (.dictionary, _):
            if case .named(let name) = type, !scalars.contains(name) {
                .doubtful("The audit does not follow '\(name)'.")
            } else {
                .different
            }
        case (.scalar(let scalar), .named(let name)): compare(scalar, name)
        case (.scalar(let scalar), .union), (.scalar(let scalar), .literal):
            isText(scalar) ? .wider : .different
        case (.scalar, _): .different
        case (.definition(let id), .named(let name)): compare(id, name, context)
        case (.definition(let id), .object(let own)): compare(id, own, context)
        case (.definition(let id), .union(let all)): compare(id, all, context)
        case (.definition, .literal), (.definition, .array), (.definition, .map), (.generic, _):
            .doubtful("The audit does not compare this kind of type.")
        }
    }

    private static let scalars: Set<String> = ["string", "number", "boolean"]

    private static func isText(_ scalar: ScalarType) -> Bool {
        switch scalar {
        case .boolean, .int, .int64, .uint64, .double, .decimal: false
        default: true
        }
    }

    private static func compare(_ scalar: ScalarType, _ name: String) -> TypeComparison.Outcome {
        switch scalar {
        case .boolean: if name == "boolean" { return .same }
        case .int, .int64, .uint64, .double, .decimal: if name == "number" { return .same }
        default: if name == "string" || name == "Date" { return .same }
        }
        return scalars.contains(name) ? .different : .doubtful("The audit does not follow '\(name)'.")
    }

    private static func compare(_ id: TypeID, _ name: String, _ context: AuditContext) -> TypeComparison.Outcome {
        if context.contract.documentName(of: id) == name { return .same }
        if case .alias(let use) = context.contract[id].shape { return compare(.named(name), use.reference, context) }
        if name == "string", case .enumeration = context.contract[id].shape { return .wider }
        return scalars.contains(name) ? .different : .doubtful("The audit does not follow '\(name)'.")
    }

    /// Compares the keys of an inline object with the keys of a schema.
    private static func compare(
        _ id: TypeID, _ own: [TypeScriptFile.Property], _ context: AuditContext
    ) -> TypeComparison.Outcome {
        guard case .record(let record) = context.contract[id].shape else {
            return .doubtful("The type is an inline object.")
        }
        return Set(own.map(\.name)) == Set(record.properties.map(\.key)) ? .same : .different
    }

    private static func compare(_ id: TypeID, _ all: [TypeScriptType], _ context: AuditContext)
        -> TypeComparison.Outcome
    {
        guard case .enumeration(let shape) = context.contract[id].shape else {
            return .doubtful("The type is a union of several types.")
        }
        let texts = all.compactMap { if case .literal(let text) = $0 { text } else { nil } }
        guard texts.count == all.count else { return .doubtful("The type is a union of several types.") }
        return Set(texts) == Set(shape.cases.compactMap(\.value.word)) ? .same : .different
    }

    // MARK: Values

    /// Compares the values of a union or an enumeration with the values of a schema.
    private static func compare(
        _ found: [(value: String, place: SwiftPlace)], _ shape: EnumerationShape, _ schema: AuditedSchema,
        _ declaration: TypeScriptFile.Declaration, _ file: TypeScriptFile, _ log: inout AuditLog
    ) {
        let names = Set(found.map(\.value))
        let wanted = shape.cases.compactMap { item in item.value.word.map { (word: $0, location: item.location) } }
        for item in wanted where !names.contains(item.word) {
            log.add(
                AuditFinding(
                    .typescript, "value-missing", .medium, "\(schema.name).\(item.word)",
                    "The backend's '\(declaration.name)' has no '\(item.word)': it has \(found.count.counted("value")), and the contract has \(wanted.count).",
                    impact: "The contract describes a value that is never sent.",
                    swift: AuditPlace(path: file.path, declaration.place), contract: item.location))
        }
        for item in found where !wanted.contains(where: { $0.word == item.value }) {
            log.add(
                AuditFinding(
                    .typescript, "value-extra", .medium, "\(schema.name).\(item.value)",
                    "The backend's '\(declaration.name)' has '\(item.value)', which the contract does not have.",
                    impact: "Apps that know only the contract's values do not recognize this value.",
                    swift: AuditPlace(path: file.path, item.place), contract: schema.location))
        }
    }
}
