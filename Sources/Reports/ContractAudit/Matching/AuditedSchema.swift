package import ContractModel
package import Diagnostics

/// A schema of the contract, with the properties or values that an audit compares.
package struct AuditedSchema: Sendable {
    package enum Form: Sendable {
        case record([PropertyDefinition])
        case enumeration(EnumerationShape)
        case envelope([PropertyDefinition], rules: [String])
    }

    package var name: String
    package var id: TypeID
    package var form: Form
    package var pointer: String
    package var location: SourceLocation

    package var properties: [PropertyDefinition] {
        switch form {
        case .record(let properties), .envelope(let properties, _): properties
        case .enumeration: []
        }
    }

    /// Whether the schema requires none of its properties.
    var requiresNothing: Bool { !properties.contains(where: \.isRequired) }

    package var isRecord: Bool { if case .enumeration = form { false } else { true } }

    /// Returns all schemas of a contract that have properties or values, including inline schemas.
    package static func all(of contract: Contract) -> [AuditedSchema] {
        contract.definitions.compactMap { AuditedSchema($0, contract) }
    }

    /// - Returns: Nil for a definition without its own properties or values.
    init?(_ definition: TypeDefinition, _ contract: Contract) {
        switch definition.shape {
        case .record(let record):
            if record.isWrapper { return nil }
            form = .record(record.properties)
        case .enumeration(let enumeration): form = .enumeration(enumeration)
        case .envelope(let envelope):
            form = .envelope(envelope.properties, rules: [envelope.success, envelope.error].compactMap(\.self))
        case .outcome(let outcome):
            var properties = outcome.success.properties
            for property in outcome.failure where !properties.contains(where: { $0.key == property.key }) {
                properties.append(property)
            }
            form = .envelope(properties, rules: [outcome.discriminator])
        case .alias, .union, .namespace: return nil
        }
        name = contract.documentName(of: definition.id)
        id = definition.id
        pointer = definition.pointer
        location = definition.location
    }

    /// Removes some properties of a record, because they are compared with another type.
    mutating func keep(where isKept: (PropertyDefinition) -> Bool) {
        if case .record(let properties) = form { form = .record(properties.filter(isKept)) }
    }
}
