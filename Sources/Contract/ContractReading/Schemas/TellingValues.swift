import ContractModel
import YAMLTree

/// Converts enumerations with one value to constants. In OpenAPI 3.0, `const: open` is written as `enum: [open]` for a
/// required key, with `enum: [shut]` in other branches. A value that distinguishes the branches of a union needs no
/// type. A discriminator that has only one value in a variant is also converted, whether the key is required or not,
/// because later versions of the document add no value to the discriminator.
struct TellingValues {
    private var resolver: ReferenceResolver
    /// The results for branches that were examined, because many unions may share branches.
    private var known = SchemaTable<[String: Listing]>()
    /// The number of properties that may still be examined. Many branches may share large parts.
    private var budget = 1 << 20

    /// Converts the enumerations of one value that distinguish branches of unions to constants.
    ///
    /// - Parameter schemas: The schemas of the document. Their nested schemas are also examined.
    static func takeAsConstants(in schemas: [SchemaObject], _ resolver: inout ReferenceResolver) {
        var telling = TellingValues(resolver: resolver)
        var pending = schemas
        var seen = SchemaTable<Void>()
        while let schema = pending.popLast() {
            guard seen[schema] == nil else { continue }
            seen[schema] = ()
            if schema.oneOf.count > 1 { telling.takeAsConstants(in: schema.oneOf) }
            if schema.anyOf.count > 1 { telling.takeAsConstants(in: schema.anyOf) }
            if let key = schema.discriminator?.propertyName {
                for branch in schema.oneOf + schema.anyOf { telling.takeAsConstant(key, in: branch) }
            }
            for key in telling.inheritedDiscriminators(of: schema).sorted() { telling.takeAsConstant(key, in: schema) }
            schema.forEachSubschema { pending.append($0) }
        }
        resolver = telling.resolver
    }

    /// Converts the values of a required key to constants if they distinguish the branches. Lists of several values
    /// stay unchanged.
    private mutating func takeAsConstants(in branches: [SchemaObject]) {
        let records = branches.map { branch in branch.hasStructure ? branch : target(of: branch) ?? branch }
            .filter { !$0.properties.isEmpty || !$0.allOf.isEmpty || $0.reference != nil }
        guard records.count > 1 else { return }
        var listings: [String: [Listing]] = [:]
        for record in records {
            guard let own = self.listings(of: record) else { return }
            for (key, listing) in own { listings[key, default: []].append(listing) }
        }
        for (_, listings) in listings where listings.count > 1 {
            // Several branches may list the same values, because another key may distinguish them.
            let choices = Set(listings.map { Set($0.values.map(\.text)) })
            guard choices.count > 1, choices.areDisjoint() else { continue }
            for listing in listings { listing.takeAsConstant() }
        }
    }

    /// Converts the enumeration that a variant declares for the discriminator to a constant, if it has only one value.
    /// The schema that declares the discriminator is skipped, because it may list the values of all variants.
    private mutating func takeAsConstant(_ key: String, in variant: SchemaObject) {
        forEachPart(of: variant) { schema in
            if schema.discriminator?.propertyName == key { return }
            for property in schema.properties where property.key == key {
                if let values = property.schema.onlyValues {
                    Listing(schema: property.schema, values: values).takeAsConstant()
                }
            }
        }
    }

    /// Returns the keys of the discriminators of all schemas that a schema extends.
    private mutating func inheritedDiscriminators(of schema: SchemaObject) -> Set<String> {
        var keys: Set<String> = []
        if schema.allOf.isEmpty { return keys }
        forEachPart(of: schema) { part in
            if part !== schema, let key = part.discriminator?.propertyName { keys.insert(key) }
        }
        return keys
    }

    /// Visits the schema and all schemas that it extends.
    private mutating func forEachPart(of schema: SchemaObject, _ body: (SchemaObject) -> Void) {
        var pending = [schema]
        var seen: Set<ObjectIdentifier> = []
        while let schema = pending.popLast() {
            guard seen.insert(ObjectIdentifier(schema)).inserted else { continue }
            budget -= 1 + schema.properties.count
            guard budget > 0 else { return }
            body(schema)
            pending += schema.allOf
            if let target = target(of: schema) { pending.append(target) }
        }
    }

    /// The values that a branch allows for a key.
    private struct Listing {
        let schema: SchemaObject
        let values: [YAMLNode]

        func takeAsConstant() {
            guard values.count == 1, schema.reference == nil, schema.constant == nil, !schema.isNullable,
                schema.extensions?.caseNotes.isEmpty ?? true
            else { return }
            switch values[0].scalar {
            case .string? where schema.types == .string || schema.types == []: break
            case .integer? where schema.types == .integer || schema.types == []: break
            default: return
            }
            schema.enumeration = nil
            schema.constant = values[0]
        }
    }

    /// Maps the required keys of a record to the values that the record allows for these keys. Returns nil if the
    /// budget is spent.
    private mutating func listings(of record: SchemaObject) -> [String: Listing]? {
        if let known = known[record] { return known }
        let listings = findListings(of: record)
        known[record] = listings
        return listings
    }

    private mutating func findListings(of record: SchemaObject) -> [String: Listing]? {
        var listings: [String: Listing] = [:]
        var required: Set<String> = []
        var pending = [record]
        var seen: Set<ObjectIdentifier> = []
        while let schema = pending.popLast() {
            guard seen.insert(ObjectIdentifier(schema)).inserted else { continue }
            budget -= 1 + schema.properties.count
            guard budget > 0 else { return nil }
            required.formUnion(schema.required.map(\.key))
            for property in schema.properties {
                guard let values = values(of: property.schema) else { continue }
                // A part that allows more values than another part has no effect.
                if let known = listings[property.key], known.values.count <= values.count { continue }
                listings[property.key] = Listing(schema: property.schema, values: values)
            }
            pending += schema.allOf
            if let target = target(of: schema) { pending.append(target) }
        }
        return listings.filter { required.contains($0.key) }
    }

    private mutating func values(of schema: SchemaObject) -> [YAMLNode]? {
        let listing = target(of: schema) ?? schema
        return listing.constant.map { [$0] } ?? listing.onlyValues
    }

    private mutating func target(of schema: SchemaObject) -> SchemaObject? {
        schema.reference.flatMap { resolver.knownSchema($0) }
    }
}
