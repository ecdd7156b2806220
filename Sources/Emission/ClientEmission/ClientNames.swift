import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// The names of a client, its methods and their parameters.
struct ClientNames: Sendable {
    /// The names of a call.
    struct Call: Sendable {
        var method: SwiftIdentifier
        /// The group, and the method's name in it. The value is nil for a call that is in no group.
        var grouped: (group: OperationGroup, method: SwiftIdentifier)?
        /// The names of the call's parameters, in their order.
        var parameters: [SwiftIdentifier]
        var body: SwiftIdentifier
        /// The names of the headers of the call's responses, in the order of the headers.
        var headers: [SwiftIdentifier]
        /// The names of the call's security schemes, in their order.
        var security: [[SwiftIdentifier]]

        /// The names from the client to the method: `api.books.search`.
        var path: [SwiftIdentifier] {
            [SwiftIdentifier(checked: "api")] + (grouped.map { [$0.group.property, $0.method] } ?? [method])
        }
    }

    /// The name of the client: `BooksTrackClient` for the module `BooksTrackAPI`.
    var client: SwiftIdentifier
    /// The enumeration of servers, in the client.
    let server: SwiftIdentifier
    /// Maps the name of each security scheme in the contract to the name of its constant.
    let schemes: [String: SwiftIdentifier]
    /// The names of the calls, in their order.
    var calls: [Call]
    let groups: [OperationGroup]
    /// Whether the client itself has the methods of groups.
    let hasFlatMethods: Bool

    /// The names of the types in the client, which hide other types there.
    var nestedTypes: Set<String> { Set(groups.map(\.type.name) + [server.name]) }

    init(
        _ calls: [CallDefinition], of contract: Contract, names: NameTable, options: GenerationOptions,
        diagnostics: inout DiagnosticSink
    ) {
        let acronyms = AcronymTable(options.acronyms)
        let types = Set(names.definitions.lazy.map(\.type.path).filter { $0.count == 1 }.map { $0[0].name })
        let topLevel = Set(types.union(GeneratedVocabulary.names).map { $0.lowercased() })
        client = SwiftIdentifier(checked: Self.clientName(names.module, taken: topLevel))
        server = SwiftIdentifier(checked: "Server")
        let operationNames = OperationNames(contract, style: options.operationNames, renamed: options.renames)
        let methods = Self.methods(calls, acronyms, types: types) { operation in
            options.renames[operation.name].flatMap { IdentifierGrammar.isIdentifier($0) ? $0 : nil }
                ?? OperationNames.words(of: operationNames.name(of: operation))
        }
        hasFlatMethods = options.groups?.flat != GroupRule.FlatMethods.none
        groups =
            OperationGroups(calls, methods: methods, of: contract, options: options, diagnostics: &diagnostics)
            .groups
        let schemes = SchemeNames.names(of: calls.flatMap { $0.security.flatMap(\.self) })
        self.schemes = schemes
        self.calls = []
        for (call, method) in zip(calls, methods) {
            var scope = NameScope { Self.reservedMembers.contains($0) }
            let body = scope.take("body", else: "bodyContent")
            self.calls.append(
                Call(
                    method: method, parameters: Self.parameters(of: call, acronyms, options, &scope, &diagnostics),
                    body: SwiftIdentifier(checked: body), headers: Self.headers(of: call, acronyms, &diagnostics),
                    security: call.security.map { $0.compactMap { schemes[$0.name] } }.reduce(into: []) { known, next in
                        // Alternatives that differ in their scopes are equal here.
                        if !known.contains(next) { known.append(next) }
                    }))
        }
        for group in groups {
            let operations = group.calls.map { calls[$0].operation }
            let names = GroupedMethods(group).names(
                zip(operations, group.calls).map { operation, index in
                    let name = options.renames[operation.name] ?? operationNames.nameInGroup(of: operation)
                    return (IdentifierCasing.lowerCamel(OperationNames.words(of: name)), methods[index])
                },
                chosen: operations.map { $0.interface?.nameInGroup.map { IdentifierCasing.lowerCamel($0) } },
                acronyms, types: types)
            for (index, name) in zip(group.calls, names) { self.calls[index].grouped = (group, name) }
        }
    }

    /// Returns the name of the client: the name of the module without `API` at its end, and `Client`. Returns a longer
    /// name if the name is taken.
    private static func clientName(_ module: String, taken: Set<String>) -> String {
        let base = module.hasSuffix("API") && module.count > 3 ? String(module.dropLast(3)) : module
        let candidates = [base + "Client", module + "Client"]
        if let free = candidates.first(where: { !taken.contains($0.lowercased()) }) { return free }
        var name = module + "APIClient"
        while taken.contains(name.lowercased()) { name += "_" }
        return name
    }

    /// Returns the names of methods, which differ from the names of types. A name that does not begin with a letter,
    /// such as `_3D`, could equal the name of a type that the methods use.
    private static func methods(
        _ calls: [CallDefinition], _ acronyms: AcronymTable, types: Set<String>,
        words: (OperationDefinition) -> String
    ) -> [SwiftIdentifier] {
        var scope = NameScope { reservedMethods.contains($0) || types.contains($0) }
        let candidates = calls.map { call in
            NameCandidate(
                name: acronyms.spelled(IdentifierCasing.lowerCamel(words(call.operation))),
                source: call.isGone ? .gone : .operation, documentName: call.operation.name)
        }
        let (names, _) = scope.settle(candidates) { index in
            let operation = calls[index].operation
            return FallbackNames(
                names: [
                    OperationNames.segmentedName(operation.pointer).map(IdentifierCasing.uncapitalized),
                    candidates[index].name + "Operation",
                ].compactMap(\.self),
                base: candidates[index].name, documentName: operation.pointer)
        }
        return names.map(SwiftIdentifier.init(checked:))
    }

    /// Returns the names of parameters. If several parameters have the same name, the first in the order path, query,
    /// header, cookie keeps the name. The other parameters get a suffix: `id`, `idHeader`. Removed parameters come
    /// last.
    private static func parameters(
        of call: CallDefinition, _ acronyms: AcronymTable, _ options: GenerationOptions, _ scope: inout NameScope,
        _ diagnostics: inout DiagnosticSink
    ) -> [SwiftIdentifier] {
        let order: [CallParameter.Place] = [.path, .query, .querystring, .header, .cookie]
        var result = [SwiftIdentifier?](repeating: nil, count: call.parameters.count)
        for (isGone, place) in [false, true].flatMap({ isGone in order.map { (isGone, $0) } }) {
            let indices = call.parameters.indices.filter {
                call.parameters[$0].place == place && call.parameters[$0].isGone == isGone
            }
            let chosen = indices.map { chosenName(of: call.parameters[$0], in: call, options, &diagnostics) }
            let names = zip(indices, chosen).map { index, chosen in
                chosen ?? acronyms.spelled(IdentifierCasing.lowerCamel(name(of: call.parameters[index])))
            }
            let candidates = indices.indices.map { index in
                NameCandidate(
                    name: names[index],
                    source: call.parameters[indices[index]].isGone ? .gone : chosen[index] == nil ? .place : .explicit,
                    documentName: call.parameters[indices[index]].name)
            }
            let (settled, conflicts) = scope.settle(candidates) { index in
                FallbackNames(
                    names: [
                        IdentifierCasing.verbatim(call.parameters[indices[index]].name).flatMap {
                            $0.first?.isUppercase == false ? $0 : nil
                        }, names[index] + IdentifierCasing.capitalized(place.rawValue),
                    ].compactMap(\.self),
                    base: names[index], documentName: place.rawValue + " " + call.parameters[indices[index]].name)
            }
            for case .hashed(let index) in conflicts {
                let parameter = call.parameters[indices[index]]
                diagnostics.emit(
                    ClientMessages.indistinctName(
                        "parameter '\(parameter.name)'", settled[index], of: call.operation, at: parameter.location))
            }
            for (index, name) in zip(indices, settled) { result[index] = SwiftIdentifier(checked: name) }
        }
        return result.map { $0 ?? SwiftIdentifier(checked: "_") }
    }

    private static func headers(
        of call: CallDefinition, _ acronyms: AcronymTable, _ diagnostics: inout DiagnosticSink
    ) -> [SwiftIdentifier] {
        var scope = NameScope { reservedHeaders.contains($0) }
        let headers = call.answers.headers
        let names = headers.map { acronyms.spelled(IdentifierCasing.lowerCamel(headerName($0.name))) }
        let candidates = zip(headers, names).map {
            NameCandidate(name: $1, source: .place, documentName: $0.name)
        }
        let (settled, conflicts) = scope.settle(candidates) { index in
            FallbackNames(
                names: [names[index] + "Header"], base: names[index], documentName: "header " + headers[index].name)
        }
        for case .hashed(let index) in conflicts {
            diagnostics.emit(
                ClientMessages.indistinctName(
                    "header '\(headers[index].name)'", settled[index], of: call.operation, at: headers[index].location))
        }
        return settled.map(SwiftIdentifier.init(checked:))
    }

    /// Returns the name of a parameter from the configuration (`rename: {search.q: text}`) or from `x-swift-name`.
    private static func chosenName(
        of parameter: CallParameter, in call: CallDefinition, _ options: GenerationOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> String? {
        let key = "\(call.operation.name).\(parameter.name)"
        guard let name = options.renames[key] ?? parameter.preferredName else { return nil }
        if IdentifierGrammar.isIdentifier(name) { return name }
        diagnostics.emit(ClientMessages.illegalParameterName(name, of: parameter, key: key))
        return nil
    }

    private static func name(of parameter: CallParameter) -> String {
        parameter.place == .header ? headerName(parameter.name) : parameter.name
    }

    /// Removes `X-` from the name of a header, because this prefix has no meaning (RFC 6648).
    private static func headerName(_ name: String) -> String {
        name.count > 2 && name.lowercased().hasPrefix("x-") ? String(name.dropFirst(2)) : name
    }

    /// Names that parameters cannot have, because each operation or each Swift type has a member with the name.
    private static let reservedMembers: Set<String> = [
        "self", "init", "Self", "Type", "Protocol", "hashValue", "encode", "decode", "endpoint", "event", "events",
        "pagination", "items", "request", "response",
    ]

    /// Names that headers cannot have, because the type of headers or each Swift type has a member with the name.
    private static let reservedHeaders: Set<String> = [
        "self", "init", "Self", "Type", "Protocol", "raw", "value", "values",
    ]

    /// Names that methods cannot have, because each client has a member with the name.
    private static let reservedMethods: Set<String> = [
        "self", "init", "Self", "Type", "Protocol", "client", "defaultServer", "with", "onDecodingIssues", "response",
        "outcome",
        "value", "payload", "rawResponse", "events", "pages", "items", "mock",
    ]
}
