import TemplateEngine

/// The names that templates may use, over all views.
enum ViewKey: UInt16, CaseIterable {
    // Files.
    case header, hasImports, imports, declarations
    // Declarations.
    case record, wrapper, enumeration, union, alias, envelope, outcome, namespace, contractInfo
    case documentation, modifiers, name, genericParameters, conformances, access, members, isFollowing, opening
    // Records and their properties.
    case properties, effectiveProperties, type, plain, computed, deprecation, storage, storageType, getter, setter
    case hasParameters, isInline, label, initial, separator, value
    case codingKeys, hasCodingKeys, hasKeyType, codingKey, rawKey, requiredKeys, requiredKeysAreInline, staticProperty
    case fields, codingKeyType, decodings, target, function, arguments, closing, isWrapped
    case encodes, encodings, decoder, encoder, hasContainer
    // Enumerations and unions.
    case cases, caseName, caseMember, catchAll, rawType, allCases, allCasesAreInline, indirect, evidence, json
    case variantType, discriminator
    // Envelopes.
    case payload, payloadName, payloadArguments
    // The contract.
    case title, version, specification, contentHash, generator

    /// By raw value, as `TemplateSet` wants it.
    static let vocabulary = allCases.map { String(describing: $0) }
}

extension TemplateView: @retroactive ExpressibleByDictionaryLiteral {}
