package import Platform
package import ContractModel
package import Diagnostics
package import Files
package import GenerationSettings
package import SwiftEmission

/// Makes the files of a client.
package struct ClientEmitter: Sendable {
    private let model: SwiftLowering
    private let options: GenerationOptions
    private let calls: [CallDefinition]
    private let globals: [GlobalParameter]
    private let names: ClientNames
    private let types: ClientTypes
    private let jobs: [JobView]
    /// The pagination of each call, in the order of the calls. Nil for calls without pagination.
    private let pages: [PagesLowering?]

    package init(
        _ contract: Contract, names: NameTable, options: GenerationOptions, diagnostics: inout DiagnosticSink
    ) {
        model = SwiftLowering(contract: contract, names: names, options: options)
        self.options = options
        var calls = CallBuilder.calls(of: contract, diagnostics: &diagnostics)
        globals = GlobalParameter.take(from: &calls, contract, options, &diagnostics)
        self.calls = calls
        self.names = ClientNames(calls, of: contract, names: names, options: options, diagnostics: &diagnostics)
        types = ClientTypes(options, shadowed: names.shadowed)
        let lowering = JobLowering(calls: calls, types: types, lowering: DeclarationLowering(model))
        jobs = contract.jobs.compactMap { lowering.view(of: $0, &diagnostics) }
        pages = PagesBuilder(calls, self.names, model).pages(&diagnostics)
        ConfiguredOperations.reportUnknown(
            options.retry.keys.filter { $0 != "*" }, under: .retry, calls, model, &diagnostics)
    }

    /// Returns the files. In the bundled layout, it is one file.
    ///
    /// - Parameter values: Returns the values with which a comment calls the operation.
    package func files(
        values: @escaping @Sendable (OperationDefinition) -> CallValues, renderer: FileRenderer, store: FileStore,
        workers: Workers, diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        let files =
            options.layout == .bundled
            ? [bundle(values)] : [clientFile] + calls.indices.map { operationFile($0, values) }
        let rendered = files.concurrentMap(workers: workers) { file in
            var diagnostics = DiagnosticSink()
            let bytes = renderer.render("ClientFile", file.view(), diagnostics: &diagnostics)
            return (file: store.take(GeneratedFile(path: path(file.name), bytes: bytes)), diagnostics: diagnostics)
        }
        for file in rendered { diagnostics.append(file.diagnostics) }
        return rendered.map(\.file)
    }

    /// Returns the tests of the requests. The array is empty if no request can be made, except with the bundled layout,
    /// which has equal files for all documents.
    ///
    /// - Parameters:
    ///   - parameter: Returns the value of a parameter, with the document's example.
    ///   - body: Returns the value of a body, with all keys or only the required ones.
    package func requestTests(
        parameter: @escaping @Sendable (TypeUse, ContractValue?, String) -> ContractValue?,
        body: @escaping @Sendable (TypeReference, _ isLeast: Bool) -> ContractValue?
    ) -> [GeneratedFile] {
        let tests = RequestTests(
            model: model, client: names.client, globals: globals, parameter: parameter, body: body)
        return tests.files(
            of: zip(calls, names.calls).compactMap { $0.isGone ? nil : tests.table($0, $1) })
    }

    /// Returns the declarations of the client's methods, by the types of their operations.
    package func signatures() -> [TypeID: [String]] {
        let signatures = calls.indices.map { index in
            var lowering = MethodLowering(
                calls[index], names.calls[index], client: names, types: types, DeclarationLowering(model))
            let group = names.calls[index].grouped.map { ["// api.\($0.group.property.member)"] } ?? []
            return (calls[index].type, group + (lowering.views().first?.signature ?? []))
        }
        return Dictionary(signatures, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the Swift of a call of each operation, by the type of the operation.
    ///
    /// - Parameter values: Returns the values with which the sample calls the operation.
    package func samples(
        workers: Workers, values: @Sendable (OperationDefinition) -> CallValues
    ) -> [TypeID: [String]] {
        let samples = Array(calls.indices).concurrentMap(workers: workers) { index in
            var sample = CallSample(calls[index], names.calls[index], types: types, DeclarationLowering(model))
            return (calls[index].type, sample.lines(values(calls[index].operation)))
        }
        return Dictionary(samples, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the Swift of a call for a first example: of the first operation that only reads a value, or else of the
    /// first operation. Deprecated operations come last. Nil if there is no operation.
    ///
    /// - Parameter values: Returns the values with which the example calls the operation.
    package func firstSample(values: (OperationDefinition) -> CallValues) -> [String]? {
        let current = calls.indices.filter { calls[$0].deprecation == nil }
        let reading = current.first { calls[$0].operation.method == "get" && calls[$0].answers.stream == nil }
        guard let index = reading ?? current.first ?? calls.indices.first else { return nil }
        var sample = CallSample(calls[index], names.calls[index], types: types, DeclarationLowering(model))
        return sample.lines(values(calls[index].operation))
    }

    /// The Swift of the servers, in the order of the document: `.production`, or `.regional()` for a URL with
    /// variables.
    package var serverExpressions: [String] {
        ServerLowering.servers(of: calls, string: model.known.string).views.map { server in
            "." + server.name.member + (server.parameters == nil ? "" : "()")
        }
    }

    /// Returns the Swift of the credentials for a scheme, `.bearer(token)`, or nil if the transport has them.
    package static func credentials(for scheme: SecuritySchemeDefinition) -> String? {
        SchemeNames.credentials(for: scheme)
    }

    /// Returns the Swift that makes a client: `BooksTrackClient(tenant: tenant)`.
    ///
    /// - Parameter server: The Swift of a server, or nil for the first.
    package func construction(_ server: String? = nil) -> String {
        let others = globals.filter(\.parameter.isRequired).map { "\($0.name.argumentLabel): \($0.name.declared)" }
        let arguments = (server.map { [$0] } ?? []) + others
        return "\(names.client.declared)(\(arguments.joined(separator: ", ")))"
    }

    /// The name of the client: `BooksTrackClient`.
    package var clientName: SwiftIdentifier { names.client }

    /// The types of all operations of the document that can be called, in its order.
    package var operationNames: [SwiftTypeSpelling] {
        calls.filter { !$0.isGone }.map { SwiftTypeSpelling(path: model.names[type: $0.type].path) }
    }

    /// Returns the path of the client's file, and the path of each operation's file, by pointer.
    package func paths() -> (client: String, operations: [String: String]) {
        let client = path(options.layout == .bundled ? bundle(nil).name : clientFile.name)
        let operations = calls.indices.map { index in
            (calls[index].operation.pointer, options.layout == .bundled ? client : path(operationFile(index, nil).name))
        }
        return (client, Dictionary(operations, uniquingKeysWith: { first, _ in first }))
    }

    /// A file whose view is made when the file is written.
    private struct File: Sendable {
        var name: String
        var view: @Sendable () -> ClientFileView
    }

    private func path(_ name: String) -> String {
        "Sources/\(model.names.module)/\(name).swift"
    }

    private var clientFile: File {
        File(name: names.client.name) {
            var lowering = DeclarationLowering(model)
            let parts = clientParts(&lowering)
            return view(parts, lowering)
        }
    }

    /// Returns the values with which a comment calls an operation.
    private typealias Values = @Sendable (OperationDefinition) -> CallValues

    private func operationFile(_ index: Int, _ values: Values?) -> File {
        File(name: "Operations/" + model.names[file: calls[index].type]) {
            var lowering = DeclarationLowering(model)
            let parts = operationParts(index, values, &lowering)
            return view(parts, lowering)
        }
    }

    private func bundle(_ values: Values?) -> File {
        File(name: model.names.module + "Client") {
            var lowering = DeclarationLowering(model)
            var parts = clientParts(&lowering)
            for index in calls.indices { parts += operationParts(index, values, &lowering) }
            return view(parts, lowering)
        }
    }

    private func view(_ parts: [ClientFileView.Part], _ lowering: DeclarationLowering) -> ClientFileView {
        ClientFileView(
            header: model.header, imports: lowering.imports.lines(options), parts: parts)
    }

    // MARK: Parts

    private func operationParts(
        _ index: Int, _ values: Values?, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        let hidden = hidden(in: index)
        var operation = OperationLowering(
            calls[index], names.calls[index], types: types, lowering.hiding(hidden))
        let views = operation.views()
        lowering.imports = operation.lowering.imports
        let pages = pages(of: index, &lowering)
        var nested = lowering.hiding(hidden)
        let extensions = nested.extensions(of: calls[index].type)
        lowering.imports = nested.imports
        var sample = CallSample(calls[index], names.calls[index], types: types, lowering)
        var method = MethodLowering(
            calls[index], names.calls[index], client: names, types: types,
            sample: values.flatMap { sample.shortLines($0(calls[index].operation)) }, lowering)
        let methods = method.views()
        lowering.imports = method.lowering.imports
        return [.operation(views.operation)] + (views.output.map { [.output($0)] } ?? [])
            + (views.content.map { [.content($0)] } ?? [])
            + headers(of: index, hidden, &lowering) + failures(of: index, hidden, &lowering) + pages
            + events(of: calls[index], hidden, &lowering) + form(of: calls[index], hidden, &lowering)
            + extensions.map { .declaration($0) } + methods.map { .method($0) }
    }

    /// Returns the names of the types that are nested in an operation: types of the contract, and types that the client
    /// adds.
    private func hidden(in index: Int) -> Set<String> {
        let nested = model.nested[calls[index].type.rawValue].compactMap { model.names[type: $0].path.last?.name }
        return Set(nested).union(["Output", "Form", "Content", "Event", "Headers", "Failure"]).union(
            pages[index] == nil ? [] : ["Item"])
    }

    /// Returns the part for the pagination of an operation, if it has pagination.
    private func pages(of index: Int, _ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        guard let pages = pages[index] else { return [] }
        var inner = lowering.hiding(hidden(in: index))
        inner.scope = model.names[type: calls[index].type].path
        let view = pages.view(types: types, &inner)
        lowering.imports = inner.imports
        return [.pages(view)]
    }

    /// Returns the part for the documented headers of a response. Streams and calls without headers have none.
    private func headers(
        of index: Int, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        let call = calls[index]
        if call.answers.headers.isEmpty || call.answers.stream != nil { return [] }
        var headers = HeadersLowering(types: types, lowering.hiding(hidden))
        let view = headers.view(
            of: call.answers.headers, names.calls[index].headers, in: model.names[type: call.type].path)
        lowering.imports = headers.lowering.imports
        return [.headers(view)]
    }

    /// Returns the part for the failures of an operation. An operation without documented failures has none.
    private func failures(
        of index: Int, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        var failures = FailuresLowering(types: types, lowering.hiding(hidden))
        let view = failures.view(of: calls[index].answers.failures, in: model.names[type: calls[index].type].path)
        lowering.imports = failures.lowering.imports
        return view.map { [.failures($0)] } ?? []
    }

    /// Returns the part that decodes the messages of a stream. Calls without a stream have none.
    private func events(
        of call: CallDefinition, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        guard let stream = call.answers.stream ?? call.answers.alternative else { return [] }
        var events = EventsLowering(stream, types: types, lowering.hiding(hidden))
        let view = events.view(in: model.names[type: call.type].path, isAlternative: call.answers.stream == nil)
        lowering.imports = events.lowering.imports
        return [stream.events.isEmpty ? .items(view) : .events(view)]
    }

    /// Returns the part with the struct of a body's parts, if the call has a body of several parts.
    private func form(
        of call: CallDefinition, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        let multipart = call.body?.choices.lazy.compactMap { body in
            if case .multipart(let reference, let parts) = body.form { (reference, parts) } else { nil }
        }.first
        guard let (reference, parts) = multipart,
            var form = MultipartLowering(reference, parts, types: types, lowering)
        else { return [] }
        form.lowering.hidden = hidden
        let view = form.view(in: model.names[type: call.type].path)
        lowering.imports = form.lowering.imports
        return [.form(view)]
    }

    private func clientParts(_ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
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
        guard options.hasSignIn else { return [] }
        let signIn = SignInLowering(calls: calls, type: types.oauthScheme)
        let client = names.client.name
        let prefix = IdentifierCasing.lowerCamel(client.hasSuffix("Client") ? String(client.dropLast(6)) : client)
        let views = SchemeNames.views(
            of: model.contract.securitySchemes, names.schemes, access: lowering.access
        ) { name, scheme in
            let words = name.name.prefix(1).uppercased() + name.name.dropFirst()
            return signIn.value(of: scheme).map { (SwiftIdentifier(checked: prefix + words), $0) }
        }
        if views.isEmpty { return [] }
        lowering.imports.insert(GenerationOptions.signInModule)
        return [
            .schemes(SchemesView(modifiers: lowering.isolation, type: types.oauthScheme, schemes: views))
        ]
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
            + conformances(of: model.failures, to: types.answeredFailure, hidden: options.access == .public, lowering)
    }

    /// - Parameter isHidden: Whether only generated code and the library know the conformance.
    private func conformances(
        of ids: Set<TypeID>, to conformance: SwiftTypeSpelling, hidden isHidden: Bool = false,
        _ lowering: DeclarationLowering
    ) -> [ClientFileView.Part] {
        ids.filter { !model.contract.isReplaced($0) }.map { lowering.spelling(of: $0) }
            .sorted { $0.text < $1.text }
            .map { name in
                let modifiers = (isHidden ? "@_spi(Generated) " : "") + lowering.isolation
                return .conformance(ConformanceView(modifiers: modifiers, name: name, conformance: conformance))
            }
    }
}

extension DeclarationLowering {
    /// Returns this lowering for a scope in which other types have these names.
    fileprivate func hiding(_ names: Set<String>) -> DeclarationLowering {
        var copy = self
        copy.hidden = names
        return copy
    }
}
