package import Platform
package import ContractModel
package import Diagnostics
package import Files
package import GenerationSettings
package import SwiftEmission

/// Makes the files of a client.
package struct ClientEmitter: Sendable {
    let model: SwiftLowering
    let options: GenerationOptions
    let calls: [CallDefinition]
    let globals: [GlobalParameter]
    let names: ClientNames
    let types: ClientTypes
    let jobs: [JobView]
    /// The pagination of each call, in the order of the calls. The value is nil for calls without pagination.
    let pages: [PagesLowering?]

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
        if options.hasSignIn, signInConstants().isEmpty {
            diagnostics.emit(ClientMessages.idleSignIn(at: options.locations["sign-in"]))
        }
    }

    /// Returns the files of the client. The bundled layout has one file.
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

    /// Returns the tests of the requests. The array is empty if no request can be made. The bundled layout always has a
    /// file.
    ///
    /// - Parameters:
    ///   - parameter: Returns the value of a parameter, with the document's example.
    ///   - body: Returns the value of a body, with all keys or with only the required keys.
    package func requestTests(
        parameter: @escaping @Sendable (TypeUse, ContractValue?, String) -> ContractValue?,
        body: @escaping @Sendable (TypeReference, _ isLeast: Bool) -> ContractValue?
    ) -> [GeneratedFile] {
        let tests = RequestTests(
            model: model, client: names.client, globals: globals, parameter: parameter, body: body)
        return tests.files(
            of: zip(calls, names.calls).compactMap { $0.isGone ? nil : tests.table($0, $1) })
    }

    /// Maps the type of each operation to the lines that declare the client's method.
    package func signatures() -> [TypeID: [String]] {
        let signatures = calls.indices.map { index in
            var lowering = MethodLowering(
                calls[index], names.calls[index], client: names, types: types, DeclarationLowering(model))
            let group = names.calls[index].grouped.map { ["// api.\($0.group.property.member)"] } ?? []
            return (calls[index].type, group + (lowering.views().first?.signature ?? []))
        }
        return Dictionary(signatures, uniquingKeysWith: { first, _ in first })
    }

    /// Maps the type of each operation to the names from the client to the operation's method, and to the labels of its
    /// parameters.
    package func methods() -> [TypeID: (path: [String], parameters: [(label: String, isRequired: Bool)])] {
        let methods = calls.indices.map { index in
            let (call, own) = (calls[index], names.calls[index])
            var operation = OperationLowering(call, own, types: types, DeclarationLowering(model))
            let required =
                zip(call.parameters, own.parameters).filter(\.0.isRequired).map(\.1)
                + (call.body?.isRequired == true ? [own.body] : [])
            let parameters = operation.fields().map(\.parameter.target).map { name in
                (label: name.argumentLabel, isRequired: required.contains(name))
            }
            return (call.type, (path: own.path.map(\.member), parameters: parameters))
        }
        return Dictionary(methods, uniquingKeysWith: { first, _ in first })
    }

    /// Maps the type of each operation to the Swift code of a sample call.
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

    /// Returns the Swift code of a first example. The function prefers operations that are not deprecated, among these
    /// a GET operation without a stream, and among these an operation that needs no credentials. Returns nil if there is
    /// no operation.
    ///
    /// - Parameter values: Returns the values with which the example calls the operation.
    package func firstSample(values: (OperationDefinition) -> CallValues) -> [String]? {
        let current = calls.indices.filter { calls[$0].deprecation == nil }
        let reading = current.filter { calls[$0].operation.method == "get" && calls[$0].answers.stream == nil }
        let open = reading.first { calls[$0].security.isEmpty }
        guard let index = open ?? reading.first ?? current.first ?? calls.indices.first else { return nil }
        var sample = CallSample(calls[index], names.calls[index], types: types, DeclarationLowering(model))
        return sample.lines(values(calls[index].operation))
    }

    /// The Swift code of the servers, in the order of the document: `.production`, or `.regional()` for a URL with
    /// variables.
    package var serverExpressions: [String] {
        ServerLowering.servers(of: calls, string: model.known.string).views.map { server in
            "." + server.name.member + (server.parameters == nil ? "" : "()")
        }
    }

    /// Returns the Swift code of the credentials for a scheme, such as `.bearer(token)`, or nil if the transport has
    /// them.
    package static func credentials(for scheme: SecuritySchemeDefinition) -> String? {
        SchemeNames.credentials(for: scheme)
    }

    /// Returns the Swift code that makes a client: `BooksTrackClient(tenant: tenant)`.
    ///
    /// - Parameter server: The Swift code of a server, or nil for the first server.
    package func construction(_ server: String? = nil) -> String {
        let others = globals.filter(\.parameter.isRequired).map { "\($0.name.argumentLabel): \($0.name.declared)" }
        let arguments = (server.map { [$0] } ?? []) + others
        return "\(names.client.declared)(\(arguments.joined(separator: ", ")))"
    }

    /// The name of the client: `BooksTrackClient`.
    package var clientName: SwiftIdentifier { names.client }

    /// The types of the operations in the order of the document, without removed operations.
    package var operationNames: [SwiftTypeSpelling] {
        calls.filter { !$0.isGone }.map { SwiftTypeSpelling(path: model.names[type: $0.type].path) }
    }

    /// Returns the path of the client's file, and a map from the JSON pointer of each operation to the path of its
    /// file.
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

    /// A function that returns the values with which a comment calls an operation.
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

    /// Returns the part for the pagination of an operation. The list is empty for an operation without pagination.
    private func pages(of index: Int, _ lowering: inout DeclarationLowering) -> [ClientFileView.Part] {
        guard let pages = pages[index] else { return [] }
        var inner = lowering.hiding(hidden(in: index))
        inner.scope = model.names[type: calls[index].type].path
        let view = pages.view(types: types, &inner)
        lowering.imports = inner.imports
        return [.pages(view)]
    }

    /// Returns the part for the documented headers of a response. The list is empty for streams and for calls without
    /// documented headers.
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

    /// Returns the part for the failures of an operation. The list is empty for an operation without documented
    /// failures.
    private func failures(
        of index: Int, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        var failures = FailuresLowering(types: types, lowering.hiding(hidden))
        let view = failures.view(of: calls[index].answers.failures, in: model.names[type: calls[index].type].path)
        lowering.imports = failures.lowering.imports
        return view.map { [.failures($0)] } ?? []
    }

    /// Returns the part that decodes the messages of a stream. The list is empty for calls without a stream.
    private func events(
        of call: CallDefinition, _ hidden: Set<String>, _ lowering: inout DeclarationLowering
    ) -> [ClientFileView.Part] {
        guard let stream = call.answers.stream ?? call.answers.alternative else { return [] }
        var events = EventsLowering(stream, types: types, lowering.hiding(hidden))
        let view = events.view(in: model.names[type: call.type].path, isAlternative: call.answers.stream == nil)
        lowering.imports = events.lowering.imports
        return [stream.events.isEmpty ? .items(view) : .events(view)]
    }

    /// Returns the part with the struct of a multipart body's parts. The list is empty for a call without a multipart
    /// body.
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
}

extension DeclarationLowering {
    /// Returns a copy of this lowering for a scope in which the names belong to other types.
    fileprivate func hiding(_ names: Set<String>) -> DeclarationLowering {
        var copy = self
        copy.hidden = names
        return copy
    }
}
