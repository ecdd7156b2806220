package import ContractModel
package import ContractReading
import ContractServing
import DTOContract
import Diagnostics
package import FixtureEmission
package import GenerationSettings
import Texts

/// Makes mock documents from a contract and its fixtures: one for each response of an operation, and variants of the
/// success, such as an empty list.
///
/// The bodies are the bodies that the mock server sends (`ServedContract`): examples of the document that conform, or
/// values that are generated from its schemas.
package struct MockBuilder {
    private let contract: Contract
    private let options: GenerationOptions
    private let fixtures: FixtureSet
    private let served: [String: RuntimeOperation]
    private let links: ServerLinks
    private let items: ItemPaths
    /// The schemas to which bodies are fitted, or nil if the schemas are not known.
    private let fit: SchemaFit?

    /// Returns the plans in the order of the document.
    ///
    /// - Parameter schemas: The schemas of all responses, to which bodies are fitted. If the value is nil, bodies
    ///   conform only to their types.
    package static func plans(
        of contract: Contract, options: GenerationOptions, fixtures: FixtureSet, schemas: SchemaExport? = nil
    ) -> [MockPlan] {
        let builder = MockBuilder(contract, options, fixtures, schemas)
        let operations = contract.operations.indices.filter {
            !contract.operations[$0].isCalledByServer && contract.operations[$0].interface != nil
        }
        let names = MockNames.distinct(
            operations.map { (builder.name(of: contract.operations[$0]), contract.operations[$0].pointer) })
        return zip(operations, names).map { builder.plan($0, name: $1) }
    }

    private init(
        _ contract: Contract, _ options: GenerationOptions, _ fixtures: FixtureSet, _ schemas: SchemaExport?
    ) {
        let contract = contract.restored
        self.contract = contract
        self.options = options
        self.fixtures = fixtures
        served = Dictionary(
            ServedContract.runtime(contract, fixtures, pagination: options.pagination).operations.map {
                (Self.key($0.method, $0.path), $0)
            },
            uniquingKeysWith: { first, _ in first })
        links = ServerLinks(contract)
        items = ItemPaths(contract)
        fit = schemas.map { SchemaFit(contract, fixtures, $0) }
    }

    private static func key(_ method: String, _ path: String) -> String { "\(method.uppercased()) \(path)" }

    private func name(of operation: OperationDefinition) -> String {
        let samples = (operation.interface?.parameters ?? []).filter { $0.place == "path" }
        return MockNames.name(method: operation.method, path: operation.path) { name in
            guard let value = samples.first(where: { $0.name == name })?.example, value != .null else { return nil }
            return value.words
        }
    }

    // MARK: Operations

    private func plan(_ index: Int, name: String) -> MockPlan {
        let operation = contract.operations[index]
        var plan = MockPlan(
            operation: operation.name, method: operation.method.uppercased(), path: operation.path, name: name,
            documents: [])
        let answers = answers(of: operation)
        if let success = answers.success {
            addSuccess(success, of: index, to: &plan)
            addStream(success, of: index, to: &plan)
        } else {
            plan.documents.append(.init(name: name, status: 200, content: .nothing))
        }
        for answer in answers.others {
            guard let content = content(of: answer, index) else { continue }
            let document = MockPlan.Document(
                name: "\(name).\(answer.suffix)", status: answer.code, mediaType: content.mediaType,
                content: content.content)
            plan.documents.append(document)
        }
        return plan
    }

    /// A response of an operation, with its status code and body.
    private struct Answer {
        var definition: StatusDefinition
        /// A status code that the response covers.
        var code: Int
        /// The response of the mock server.
        var served: RuntimeAnswer?

        /// The suffix of the document's name: `404`, `4XX` or `default`.
        var suffix: String {
            if Int(definition.status) != nil { return "\(code)" }
            return definition.status == "default" ? "default" : "\(code / 100)XX"
        }
    }

    /// Returns the success and the other responses, without redirects. If the document describes neither a success nor
    /// a redirect, `default` is treated as the success. An operation that only redirects has no success here, because a
    /// redirect has no content.
    private func answers(of operation: OperationDefinition) -> (success: Answer?, others: [Answer]) {
        let statuses = operation.interface?.statuses ?? []
        let own = Set(statuses.compactMap { Int($0.status) })
        let runtime = served[Self.key(operation.method, operation.path)]
        var answers = statuses.enumerated().map { index, status -> Answer in
            let served = runtime.flatMap { $0.answers.indices.contains(index) ? $0.answers[index] : nil }
            return Answer(
                definition: status, code: RuntimeAnswer(status: status.status).code(besides: own), served: served)
        }
        answers.removeAll { $0.code < 200 || (300..<400).contains($0.code) }
        let successes = answers.indices.filter { (200..<300).contains(answers[$0].code) }
        guard let first = successes.min(by: { answers[$0].code < answers[$1].code }) else {
            // A response that only redirects has no content for the caller.
            let redirects = statuses.contains { $0.status.hasPrefix("3") }
            guard !redirects, var success = answers.first(where: { $0.definition.status == "default" }) else {
                return (nil, distinct(answers))
            }
            success.code = 200
            return (success, distinct(answers.filter { $0.definition.status != "default" }))
        }
        let success = answers.remove(at: first)
        return (success, distinct(answers).filter { $0.code != success.code })
    }

    private func distinct(_ answers: [Answer]) -> [Answer] {
        var suffixes: Set<String> = []
        return answers.filter { suffixes.insert($0.suffix).inserted }
    }

    // MARK: Bodies

    /// Returns the content of a response. Returns nil if no value of the response's type is known.
    private func content(of answer: Answer, _ index: Int) -> (mediaType: String?, content: MockPlan.Content)? {
        let status = answer.definition
        guard contract.operations[index].method.lowercased() != "head", ![204, 205, 304].contains(answer.code),
            let content = status.principal
        else { return (nil, .nothing) }
        if MediaType.isStream(content.mediaType) {
            return (Self.header(content.mediaType), .init(StreamText.text(of: content, events(answer.served))))
        }
        if MediaType.isJSON(content.mediaType), !content.isBinary {
            let untyped = content.value == nil ? content.examples.first?.value ?? .object([]) : nil
            guard let value = value(of: answer, index)?.value ?? untyped else { return nil }
            return (Self.header(content.mediaType), .text(text(of: value)))
        }
        let file = file(answer.served, content)
        return (file.mediaType, .init(file.bytes))
    }

    /// Adds the stream that a caller may request in place of a value.
    private func addStream(_ answer: Answer, of index: Int, to plan: inout MockPlan) {
        guard contract.operations[index].method.lowercased() != "head",
            let content = answer.definition.alternativeStream
        else { return }
        plan.documents.append(
            .init(
                name: plan.name + ".stream", status: answer.code, mediaType: Self.header(content.mediaType),
                content: .init(StreamText.text(of: content, events(answer.served)))))
    }

    private func events(_ answer: RuntimeAnswer?) -> [RuntimeEvent] {
        answer?.contents.first { !$0.events.isEmpty }?.events ?? []
    }

    private func file(_ answer: RuntimeAnswer?, _ content: ContentDefinition) -> (mediaType: String, bytes: [UInt8]) {
        let others = (answer?.contents ?? []).filter { $0.events.isEmpty }
        let same = others.first { $0.mediaType == content.mediaType }
        guard let served = same ?? others.first(where: { !MediaType.isJSON($0.mediaType) }),
            let example = served.examples.first
        else { return (Self.header(content.mediaType), Array("sample".utf8)) }
        return (Self.header(served.mediaType), Array(example.body))
    }

    /// Returns the media type for a header. A range of media types, or an invalid text, is replaced.
    private static func header(_ mediaType: String) -> String {
        let name = mediaType.split(separator: ",").first.map(String.init) ?? mediaType
        if MediaType.isJSON(name), name.contains("*") { return "application/json" }
        let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && name.contains("/") && !name.contains("*")
        return isPlain && name.utf8.count <= 120 ? name : "application/octet-stream"
    }

    // MARK: JSON

    /// The value of a JSON body with its type.
    private struct Body {
        var value: ContractValue
        var use: TypeUse
        /// The location of the schema in its file.
        var schema: SourceLocation?
        /// The number of places where the schema does not allow the value.
        var violations: Int
        /// Whether the lists keep their length: the value is an example of the document, or has only the required
        /// members.
        var keepsLists: Bool
        /// Whether the value contains no example of the document.
        var isMade: Bool
    }

    private func text(of value: ContractValue) -> [UInt8] {
        Array(links.withPlaceholders(value).jsonBytes.dropLast())
    }

    private func value(of answer: Answer, _ index: Int) -> Body? {
        let responses = contract.operations[index].responses
        guard
            let found = fixtures.responses[index].first(where: {
                responses[$0.index].status == answer.definition.status
            })
        else { return nil }
        let use = responses[found.index].body
        let schema = answer.definition.principal?.schema
        let whole = fitted(found.value, use, schema)
        let isMade = !found.isExample(of: responses[found.index], in: contract)
        if options.mocks == .minimal, let least = MockRequirements(contract).required(whole.value, use) {
            let fitted = fitted(least, use, schema)
            if fitted.violations <= whole.violations {
                return Body(
                    value: fitted.value, use: use, schema: schema, violations: fitted.violations, keepsLists: true,
                    isMade: isMade)
            }
        }
        return Body(
            value: whole.value, use: use, schema: schema, violations: whole.violations, keepsLists: !isMade,
            isMade: isMade)
    }

    private func fitted(_ value: ContractValue, _ use: TypeUse, _ schema: SourceLocation?) -> SchemaFit.Outcome {
        fit?.fitted(value, use, at: schema) ?? SchemaFit.Outcome(value: value, violations: 0)
    }

    /// Returns a value that was made from a body, or nil if the schema rejects more places in the value than in the
    /// body.
    private func derived(_ value: ContractValue?, from body: Body) -> ContractValue? {
        guard let value else { return nil }
        let fitted = fitted(value, body.use, body.schema)
        return fitted.violations <= body.violations ? fitted.value : nil
    }

    /// Adds the success, and its variants for an app: an empty list, the second page, and only the required properties.
    private func addSuccess(_ answer: Answer, of index: Int, to plan: inout MockPlan) {
        guard let first = content(of: answer, index) else { return }
        func add(_ suffix: String, _ content: MockPlan.Content) {
            plan.documents.append(
                .init(
                    name: plan.name + suffix, status: answer.code, mediaType: first.mediaType, content: content))
        }
        guard let body = value(of: answer, index), first.mediaType.map(MediaType.isJSON) == true,
            case .text = first.content
        else { return add("", first.content) }
        func add(_ suffix: String, _ value: ContractValue) {
            add(suffix, .text(text(of: value)))
        }
        let lists = ListLength(contract, selectedBy: items[contract.operations[index].path])
        func resized(_ value: ContractValue, to count: Int, from first: Int = 0) -> ContractValue? {
            lists.resized(value, body.use, to: count, from: first)
        }
        let grown = body.keepsLists ? nil : resized(body.value, to: ListLength.usual)
        let whole = derived(grown, from: body) ?? body.value
        let rule = try? contract.operations[index].paginationRule(options.pagination)?.get()
        var pages = MockPages(
            contract.operations[index], rule, in: contract, options, body.use, first: whole, isExample: !body.isMade)
        let rest = rule == nil ? 0 : pages.rest
        let second =
            rest == 0 ? nil : resized(whole, to: rest, from: ListLength.usual).flatMap { $0 == whole ? nil : $0 }
        if let second { pages.add(second) }
        var full = whole
        // The schema may reject items, so the page is described again.
        if body.isMade, let told = derived(pages.first(whole), from: body) { full = pages.first(told) }
        add("", full)
        let empty = resized(full, to: 0).flatMap { $0 == full ? nil : $0 }
        if let empty = derived(empty.map(pages.empty), from: body), empty != full {
            add(".empty", empty)
            // If a page has all items, no page follows it.
            if rest == 0 { plan.pages = pages.plan }
        }
        let least = options.mocks == .minimal ? nil : MockRequirements(contract).required(full, body.use)
        if let least = derived(least, from: body), least != full { add(".minimal", least) }
        guard let second = derived(second.map(pages.second), from: body) else { return }
        plan.pages = pages.plan
        add(".page2", second)
    }
}

extension MockPlan.Content {
    /// Makes a text if a Swift literal needs no escapes for it and all its characters are visible. Otherwise makes
    /// bytes.
    init(_ bytes: [UInt8]) {
        let text = String(utf8: bytes)
        let isText = text?.unicodeScalars.allSatisfy { $0 == "\n" || $0.isVisible } == true
        self = isText ? .text(bytes) : .bytes(bytes)
    }
}
