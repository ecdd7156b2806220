import Diagnostics
import YAMLTree

/// What the document says in words.
extension ContractBuilder {
    func documentation(of schema: SchemaObject) -> Documentation {
        Documentation(
            title: schema.title, summary: schema.summary, description: schema.schemaDescription,
            remarks: schema.constraints.isEmpty ? [] : Self.remarks(on: schema.constraints))
    }

    func deprecation(of schema: SchemaObject) -> Deprecation? {
        guard schema.isDeprecated else { return nil }
        let extensions = schema.extensions
        return Deprecation(
            sunset: extensions?.sunset, replacedBy: extensions?.replacedBy, since: extensions?.since)
    }

    func examples(_ examples: [ExampleObject]) -> [ContractExample] {
        examples.map { ContractExample(name: $0.name, value: ContractValue($0.node), location: $0.node.location) }
    }

    /// Constraints in words, one sentence each.
    private static func remarks(on values: ValueConstraints) -> [String] {
        var remarks: [String] = []
        let low =
            values.exclusiveMinimum.map { "More than \($0)" }
            ?? values.minimum.map { values.minimumIsExclusive ? "More than \($0)" : "\($0) or more" }
        let high =
            values.exclusiveMaximum.map { "less than \($0)" }
            ?? values.maximum.map { values.maximumIsExclusive ? "less than \($0)" : "\($0) at most" }
        if let minimum = values.minimum, let maximum = values.maximum, !values.minimumIsExclusive,
            !values.maximumIsExclusive, values.exclusiveMinimum == nil, values.exclusiveMaximum == nil
        {
            remarks.append("\(minimum) to \(maximum).")
        } else {
            let bounds = [low, high].compactMap { $0 }.joined(separator: ", ")
            if !bounds.isEmpty { remarks.append(bounds.prefix(1).uppercased() + bounds.dropFirst() + ".") }
        }
        if let multiple = values.multipleOf { remarks.append("A multiple of \(multiple).") }
        remarks += [
            range(values.minLength, values.maxLength, "character", "characters"),
            range(values.minItems, values.maxItems, "element", "elements"),
            range(values.minProperties, values.maxProperties, "entry", "entries"),
        ].compactMap { $0 }
        if values.uniqueItems { remarks.append("No element twice.") }
        if let pattern = values.pattern { remarks.append("Matches `\(pattern)`.") }
        return remarks
    }

    private static func range(_ low: Int?, _ high: Int?, _ singular: String, _ plural: String) -> String? {
        func counted(_ count: Int) -> String { "\(count) \(count == 1 ? singular : plural)" }
        switch (low, high) {
        case (nil, nil), (0?, nil): return nil
        case (let low?, let high?) where low == high: return "Exactly \(counted(low))."
        case (let low?, let high?) where low > 0: return "\(low) to \(counted(high))."
        case (let low?, nil): return "At least \(counted(low))."
        case (_, let high?): return "At most \(counted(high))."
        }
    }
}
