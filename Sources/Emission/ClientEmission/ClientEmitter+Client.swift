import ContractModel
import GenerationSettings
import SwiftEmission

extension ClientEmitter {
    /// Returns the parts of the client's own file: the client, its groups, its schemes and the conformances of errors.
    func clientParts(_ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        lowering.imports.insert(options.clientModule)
        let servers = ServerLowering.servers(of: calls, string: model.known.string)
        var outer = lowering
        outer.scope = [names.client]
        var inner = lowering
        inner.scope = [names.client, names.server]
        inner.indentation = SourceLine.indentation
        let title = model.contract.info.title
        let client = ClientView(
            heading: outer.heading(
                "struct", [types.contractClient],
                documentation: DocCommentLine.lines("Calls the API \(Prose.code(title)).", indentation: 0)),
            access: lowering.access, context: types.clientContext,
            server: inner.heading(
                "enum", [types.apiServer],
                documentation: DocCommentLine.lines(
                    "The servers of the API.", indentation: SourceLine.indentation)),
            servers: servers.views, standard: servers.standard, string: model.known.string)
        return [.client(client)] + globals(&lowering) + groups(inner) + schemes() + signIn(&lowering)
            + jobs.map { .job($0) }
            + conformances(&lowering)
    }

    /// Returns the part for the parameters that the client has for all operations.
    private func globals(_ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        guard !globals.isEmpty, let call = calls.first, let callNames = names.calls.first else { return [] }
        var part = GlobalsLowering(globals, client: names, types: types, lowering)
        let view = part.view { lowering, global, indentation in
            var operation = OperationLowering(call, callNames, types: types, lowering)
            operation.lowering.scope = []
            let encoding = operation.encoding(of: global.parameter, global.name, indentation: indentation)
            lowering.imports = operation.lowering.imports
            return encoding
        }
        lowering.imports = part.lowering.imports
        return [.globals(view)]
    }

    /// Returns the properties and types of the groups.
    private func groups(_ nested: DeclarationLowering) -> [ClientFileView.Part] {
        names.groups.map { group in
            var lowering = nested
            lowering.scope = [names.client, group.type]
            let titles = group.titles.map(Prose.code).joined(separator: " and ")
            let description = group.description.map { "\n\n" + Prose.sentence($0) } ?? ""
            let documentation = DocCommentLine.lines(
                "The operations of \(titles).\(description)", indentation: SourceLine.indentation)
            return .group(
                GroupView(
                    modifiers: lowering.isolation, access: lowering.access, client: names.client,
                    documentation: documentation, property: group.property,
                    heading: lowering.heading(
                        "struct", [lowering.model.known.sendable], documentation: documentation)))
        }
    }

    private func schemes() -> [ClientFileView.Part] {
        let views = SchemeNames.views(of: model.contract.securitySchemes, names.schemes) { name, scheme in
            (name, SchemeNames.value(of: scheme, type: types.securityScheme))
        }
        if views.isEmpty { return [] }
        return [
            .schemes(
                SchemesView(modifiers: DeclarationLowering(model).isolation, type: types.securityScheme, schemes: views)
            )
        ]
    }

    /// Returns the part for the schemes with which users or apps sign in. Their names begin with the name of the
    /// client, because an app may have several clients.
    private func signIn(_ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        let views = signInConstants(access: lowering.access)
        if views.isEmpty { return [] }
        lowering.imports.insert(options.signInModule)
        return [
            .schemes(SchemesView(modifiers: lowering.isolation, type: types.oauthScheme, schemes: views))
        ]
    }

    func signInConstants(access: String = "") -> [SchemeView] {
        guard options.hasSignIn else { return [] }
        let signIn = SignInLowering(calls: calls, type: types.oauthScheme)
        let client = names.client.name
        let prefix = IdentifierCasing.lowerCamel(client.hasSuffix("Client") ? String(client.dropLast(6)) : client)
        return SchemeNames.views(
            of: model.contract.securitySchemes, names.schemes, access: access
        ) { name, scheme in
            let words = name.name.prefix(1).uppercased() + name.name.dropFirst()
            return signIn.value(of: scheme).map { (SwiftIdentifier(checked: prefix + words), $0) }
        }
    }

    /// The import declarations for code that signs in, followed by an empty line.
    package var signInImports: [String] {
        [model.names.module, options.clientModule, options.signInModule, "Foundation"].sorted().map { "import " + $0 }
            + [""]
    }

    /// The first constant with which an app can sign in, as `OAuthScheme.booksOauth`, with the name of its scheme, and
    /// whether users or the app itself sign in. The value is nil if no constant has a flow with which an app can sign
    /// in.
    package var signIn: (constant: String, scheme: String, hasUsers: Bool)? {
        let schemes = model.contract.securitySchemes.compactMap { scheme in
            names.schemes[scheme.name].flatMap { _ in SignInLowering.server(of: scheme.kind) }
                .map { (name: scheme.name, flow: $0.flow) }
        }
        for (constant, scheme) in zip(signInConstants(), schemes) {
            guard let flow = scheme.flow else { continue }
            return ("\(types.oauthScheme.text).\(constant.name.declared)", scheme.name, flow == .authorizationCode)
        }
        return nil
    }

    /// Returns the conformances of error records and envelopes, sorted by name.
    private func conformances(_ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        var envelopes: Set<TypeID> = []
        for definition in model.contract.definitions {
            switch definition.shape {
            case .envelope, .outcome: envelopes.insert(definition.id)
            case .record, .enumeration, .union, .alias, .namespace: break
            }
        }
        // The compiler requires a public import for a conformance in an extension only if the conformance is public.
        if !envelopes.isEmpty { lowering.imports.insert(options.runtimeModule, isExposed: options.access == .public) }
        lowering.scope = []
        return conformances(of: envelopes, to: types.apiResponse, lowering)
            + conformances(of: model.failures, to: types.apiFailure, lowering)
            + conformances(of: model.failures, to: types.answeredFailure, hidden: options.access == .public, lowering) {
                nested(in: $0, access: lowering.access)
            }
    }

    /// Returns the declaration of the property that describes the failure, or nil if the whole record describes it.
    private func nested(in failure: TypeID, access: String) -> SwiftExpression? {
        FailureKind.inner(of: failure, in: model).map { property in
            SwiftExpression(
                trusted: "\(access)var _nested: (\(types.apiFailure.existential.text))? { \(property.name.declared) }")
        }
    }

    /// - Parameters:
    ///   - isHidden: Whether only generated code and the library can use the conformance.
    ///   - member: Returns the member of the extension, or nil for an extension without members.
    private func conformances(
        of ids: Set<TypeID>, to conformance: SwiftTypeSpelling, hidden isHidden: Bool = false,
        _ lowering: DeclarationLowering, member: (TypeID) -> SwiftExpression? = { _ in nil }
    ) -> [ClientFileView.Part] {
        ids.filter { !model.contract.isReplaced($0) }.map { (id: $0, name: lowering.spelling(of: $0)) }
            .sorted { $0.name.text < $1.name.text }
            .map { id, name in
                let modifiers = (isHidden ? "@_spi(Generated) " : "") + lowering.isolation
                return .conformance(
                    ConformanceView(modifiers: modifiers, name: name, conformance: conformance, member: member(id)))
            }
    }
}
