package import ContractModel
package import ContractReading
package import Diagnostics
package import GenerationSettings

/// The rules of `gen-dtos lint`. The rules find faults that do not prevent generation. Each rule is a function of the
/// document's outline or of the contract. Generation does not depend on the rules. A sunset that has passed is an
/// error, and all other findings are warnings and notes.
package enum Linter {
    /// - Parameter day: The day for judging dates. Nil means that dates are not judged.
    package static func findings(
        _ outline: DocumentOutline, _ document: OpenAPIDocument, _ contract: Contract, options: GenerationOptions,
        on day: CalendarDay?
    ) -> DiagnosticSink {
        var findings = DiagnosticSink()
        for rule in documentRules { rule(outline, &findings) }
        for rule in contractRules { rule(contract, &findings) }
        PageRules.unknownFirstPages(contract, options: options, &findings)
        if options.names == .whole { NamespaceRules.namespaces(contract, &findings) }
        SharedEnumerationRules.copies(document, contract, shared: options.shared, &findings)
        ExampleRules.examplesAndDefaults(contract, document, &findings)
        if let day {
            let rules = LifecycleRules(today: day, options: options)
            rules.sunsets(outline, &findings)
            if let lock = contract.lock { rules.removals(lock, &findings) }
            rules.reviews(&findings)
        }
        return findings
    }

    private static let documentRules: [@Sendable (DocumentOutline, inout DiagnosticSink) -> Void] = [
        ReferenceRules.invalidReferences,
        ReachabilityRules.unreachableComponents,
        SecurityRules.unknownSchemes,
        SecurityRules.undeclaredScopes,
        PathRules.pathParameters,
        PathRules.duplicateParameters,
        PathRules.equivalentPaths,
        PathRules.spelling,
        PathRules.repeatedVariables,
        PathRules.trailingSlashes,
        OperationRules.duplicateIdentifiers,
        OperationRules.missingResponses,
        ResponseRules.statuses,
        ServerRules.defaults,
        LinkRules.targets,
        StreamRules.undeclaredEnds,
        StreamRules.repeatedEvents,
        EncodingRules.unknownKeys,
        ObjectFieldRules.missingFields,
        ObjectFieldRules.emptyDocument,
        ObjectFieldRules.optionalPathParameters,
        ObjectFieldRules.ambiguousParameters,
        ObjectFieldRules.exampleBesideExamples,
        NameRules.duplicateTags,
        NameRules.componentNames,
        ArrayRules.missingItems,
        VersionRules.keywords,
        VersionRules.besideReferences,
        EnumerationRules.valuesOfAnotherType,
        EnumerationRules.nulls,
        EnumerationRules.constants,
        BoundRules.contradictoryBounds,
        BoundRules.multiples,
        CompositionRules.refusedKeys,
        PatternRules.invalidPatterns,
    ]

    private static let contractRules: [@Sendable (Contract, inout DiagnosticSink) -> Void] = [
        DiscriminatorRules.missingProperties,
        UnionRules.overlaps,
        EnvelopeRules.likelyEnvelopes,
    ]
}

extension Linter {
    /// Finds paths that a server receives only from clients that escape `#`. A path with `?` contains a query
    /// (`x-ms-paths`), which clients send unchanged.
    package static func unsentPaths(of contract: Contract) -> DiagnosticSink {
        var findings = DiagnosticSink()
        let marked = contract.operations.filter { !$0.isCalledByServer && $0.path.contains("#") }
        if let first = marked.first {
            findings.emit(
                LintMessages.servedPath(
                    first.path, mark: "#", escape: "%23", further: marked.count - 1, at: first.location))
        }
        return findings
    }
}
