package import TemplateEngine

/// The names that templates may use, over all views.
package enum ViewKey: UInt16, CaseIterable {
    // Files and their declarations.
    case header, hasImports, imports, declarations, isFollowing
    case record, wrapper, enumeration, union, alias, envelope, outcome, namespace, contractInfo
    // Declarations.
    case heading, documentation, modifiers, access, hiddenAccess, name, genericParameters, conformances, opening
    case members, type, keyword, closing
    case elements, isInline, isShort, isWrapped
    // Records and their properties.
    case properties, effectiveProperties, formerProperties, slot, plain, wrapped, computed, deprecation
    case storage, storageType, getter, setter
    case hasParameters, parameters, label, initial, separator, target, value, assignmentIsWrapped
    case codingKeys, hasCodingKeys, codingKey, rawKey, requiredKeys, requiredAliases, conversions
    case fields, decodings, encoding, encodings, hasContainer, function, arguments, decoder, encoder
    // Enumerations and unions.
    case cases, currentCases, deprecatedCases, alternatives, member, catchAll, catchAllMember, allowsOthers, rawType,
        caseList, indirect, json,
        evidence, evidenceType, literals
    case isPart, valueIsWrapped
    // Envelopes and outcomes.
    case payload, payloadType, payloadKey, payloadDocumentation, resolution, violation, isOptional, accessors,
        isInSuccess, isInFailure
    case success, failure
    // The contract.
    case title, version, specification, contentHash, generator
    // Clients.
    case parts, client, globals, group, schemes, operation, job, output, failures, content, headers, pages, events,
        items, form,
        method,
        conformance
    case declaration
    case endpoint, endpointType, answers, server, servers, string, isDiscardable
    // Scenarios.
    case initialScenarios, hasScenarios, hasLinks, hasBodies, recoveries, override, replacement, constants, routes
    case hasFixtures, entries, robots, actions, isList, hasMore
    // Models of an app.
    case model, requirements, mapDocumentation, map, assignments, mergeDocumentation, merge, merges, same, comparisons
    // The contract for a browser.
    case policy, style, script, sections, anchor, count, body
    // The manifest of a package.
    case module, runtime, testing, models, fixtures, tests
    case mocks, scenarios, contract, patterns, signIn

    /// The names by raw value, for `TemplateSet`.
    static let vocabulary = allCases.map { String(describing: $0) }
}

/// A view whose values have the names of `ViewKey`.
package protocol KeyedView: TemplateView, Sendable {
    /// Writes the value of the key to the page. Does nothing if the view has no such name.
    func show(_ key: ViewKey, on page: inout TemplatePage)
}

extension KeyedView {
    package func show(_ key: UInt16, on page: inout TemplatePage) {
        if let key = ViewKey(rawValue: key) { show(key, on: &page) }
    }
}
