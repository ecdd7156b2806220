import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Checks an operation's pagination rule against its parameters and its response, and lowers the rule to a conformance.
struct PagesLowering {
    private let operation: TypeID
    private let answer: (reference: TypeReference, isOptional: Bool)
    /// The type of the items, without null.
    private let item: TypeReference
    private let items: SwiftExpression
    private let function: String
    private let arguments: [SwiftArgument]
    /// The modules of the members in the expressions, except the contract's own module.
    private let modules: Set<String>
    /// The request body that has several types, if one of its properties selects the page.
    private let choice: PagedChoice?

    /// - Throws: All faults of the rule.
    init(
        _ rule: PaginationRule, of call: CallDefinition, _ names: ClientNames.Call, _ model: SwiftLowering
    ) throws(PaginationFaults) {
        guard let answer = call.answers.value else {
            throw PaginationFaults([PaginationFault("the response is not JSON of one type", at: rule.location)])
        }
        self.answer = answer
        operation = call.type
        var reader = RuleReader(call: call, names: names, answer: answer, model: model)
        let list = reader.found { reader throws(PaginationFault) in try reader.items(at: rule.items) }
        let step = reader.found { reader throws(PaginationFault) in try reader.step(rule) }
        guard let list, let step else { throw PaginationFaults(reader.faults) }
        (item, items) = list
        (function, arguments) = step
        modules = reader.modules
        choice = reader.choice
        if let other = Self.namesake(in: call.type, besides: item, model) {
            throw PaginationFaults([
                PaginationFault(
                    "its nested type '\(other)' has the name that Swift needs for the type of the items; rename the nested type with 'rename:'",
                    at: rule.location)
            ])
        }
    }

    /// Returns the document name of the operation's nested type `Item` if that type is not the type of the items.
    private static func namesake(in operation: TypeID, besides item: TypeReference, _ model: SwiftLowering) -> String? {
        model.nested[operation.rawValue].first { id in
            model.names[type: id].path.last?.name == "Item" && item != .definition(id)
        }.map { model.contract.documentName(of: $0) }
    }

    func view(types: ClientTypes, _ lowering: inout DeclarationLowering) -> PagesView {
        lowering.imports.insert(lowering.model.options.clientModule)
        for module in modules { lowering.imports.insert(module, isExposed: false) }
        let output = lowering.spelling(of: answer.reference)
        let isOptional = answer.isOptional && !lowering.model.isOptional(answer.reference)
        return PagesView(
            modifiers: lowering.isolation,
            operation: SwiftTypeSpelling(path: lowering.model.names[type: operation].path),
            conformance: types.pagedOperation, access: lowering.access, paginationType: types.pagination,
            pagination: CallView(
                function: function, arguments: arguments, indentation: 2 * SourceLine.indentation),
            output: isOptional ? output.optional : output, itemList: lowering.spelling(of: item).array, items: items,
            content: choice.map { $0.view(of: operation, &lowering) })
    }
}

/// The reasons why a rule does not fit its call, in the order in which they were found.
struct PaginationFaults: Error {
    var faults: [PaginationFault]

    init(_ faults: [PaginationFault]) {
        self.faults = faults
    }
}

/// Reads a rule and checks it against its call.
private struct RuleReader {
    let call: CallDefinition
    let names: ClientNames.Call
    let answer: (reference: TypeReference, isOptional: Bool)
    let model: SwiftLowering
    private(set) var modules: Set<String> = []
    private(set) var choice: PagedChoice?
    private(set) var faults: [PaginationFault] = []

    /// Reads a part of the rule. If the part is faulty, records the fault and returns nil, so that one mistake does not
    /// hide the next.
    mutating func found<Value>(
        _ read: (inout RuleReader) throws(PaginationFault) -> Value
    ) -> Value? {
        do throws(PaginationFault) {
            return try read(&self)
        } catch {
            faults.append(error)
            return nil
        }
    }

    private func place(_ path: AnswerPath) throws(PaginationFault) -> AnswerPlace {
        try AnswerPlace(path, in: answer.reference, isOptional: answer.isOptional, model)
    }

    private func words(_ path: AnswerPath, of whole: String = "its response") -> String {
        path.keys.isEmpty ? whole : "'\(path.keys.joined(separator: "."))' of \(whole)"
    }

    mutating func items(at path: AnswerPath) throws(PaginationFault) -> (item: TypeReference, items: SwiftExpression) {
        let (item, place) = try list(at: path)
        modules.formUnion(place.modules)
        let text = place.expression(of: "output")
        return (item, SwiftExpression(trusted: place.isOptional ? text + " ?? []" : text))
    }

    /// Returns the type of the items, and the place of the list without items that are null.
    private func list(at path: AnswerPath) throws(PaginationFault) -> (item: TypeReference, place: AnswerPlace) {
        var place = try place(path)
        guard case .array(var item) = place.reference else {
            throw PaginationFault("\(words(path)) is not an array of items", at: path.location)
        }
        if case .optional(let wrapped) = model.resolved(item) {
            item = wrapped
            place = place.appending("compactMap { $0 }")
        }
        return (item, place)
    }

    // MARK: The next page

    mutating func step(_ rule: PaginationRule) throws(PaginationFault) -> (function: String, arguments: [SwiftArgument])
    {
        switch rule.step {
        case .linkHeader: return (".linkHeader", [])
        case .link(let path): return (".link", [SwiftArgument("next", try link(at: path))])
        case .page(let name, _): return (".page", try numbered(rule, by: name))
        case .offset(let name, _): return (".offset", try numbered(rule, by: name))
        case .cursor(let name, let next):
            let parameter = try parameter(name, at: rule.location)
            let mark = try cursor(try place(next), words(next), for: parameter, at: next.location)
            return (".cursor", [keyPath(parameter), SwiftArgument("next", mark)] + (try more(rule)))
        case .lastItem(let name, let member):
            let parameter = try parameter(name, at: rule.location)
            let (item, items) = try list(at: rule.items)
            let words = words(member, of: "its last item")
            let mark = try cursor(
                try items.last(member, of: item), words, for: parameter, at: member.location)
            return (".cursor", [keyPath(parameter), SwiftArgument("next", mark)] + (try more(rule)))
        }
    }

    private mutating func numbered(_ rule: PaginationRule, by name: String) throws(PaginationFault) -> [SwiftArgument] {
        var arguments = [keyPath(try counter(name, at: rule.location))]
        if let first = rule.first(of: call.operation, in: model.contract), first != rule.step.usualFirst {
            arguments.append(SwiftArgument("first", .literal(.integer(first))))
        }
        return arguments + (try total(rule)) + (try more(rule))
    }

    private mutating func link(at path: AnswerPath) throws(PaginationFault) -> SwiftArgument.Value {
        let place = try place(path)
        switch place.reference {
        case .scalar(.string): return closure(place)
        case .scalar(.url): return closure(place.appending("absoluteString", of: "Foundation"))
        default: throw PaginationFault("\(words(path)) is not a string", at: path.location)
        }
    }

    /// - Parameter words: The description of the place in messages.
    private mutating func cursor(
        _ place: AnswerPlace, _ words: String, for parameter: Parameter, at location: SourceLocation
    ) throws(PaginationFault) -> SwiftArgument.Value {
        switch (place.reference, parameter.type) {
        case (.scalar(.string), .string), (.scalar(.int), .int), (.scalar(.int64), .int64), (.scalar(.uint64), .uint64):
            return closure(place)
        case (.scalar(.int), .string), (.scalar(.int64), .string), (.scalar(.uint64), .string):
            return closure(place, through: "String")
        case (.scalar(.int), .int64): return closure(place, through: "Int64")
        case (.scalar(.int64), .int): return closure(place, through: "Int", label: "clamping: ")
        case (.scalar(.uuid), .string): return closure(place.appending("uuidString", of: "Foundation"))
        default:
            throw PaginationFault("\(words) does not have the type of the parameter '\(parameter.key)'", at: location)
        }
    }

    private mutating func total(_ rule: PaginationRule) throws(PaginationFault) -> [SwiftArgument] {
        guard let path = rule.total else { return [] }
        let place = try place(path)
        switch place.reference {
        case .scalar(.int): return [SwiftArgument("total", closure(place))]
        case .scalar(.int64), .scalar(.uint64):
            return [SwiftArgument("total", closure(place, through: "Int", label: "clamping: "))]
        default: throw PaginationFault("\(words(path)) is not an integer", at: path.location)
        }
    }

    private mutating func more(_ rule: PaginationRule) throws(PaginationFault) -> [SwiftArgument] {
        guard let path = rule.more else { return [] }
        let place = try place(path)
        guard case .scalar(.boolean) = place.reference else {
            throw PaginationFault("\(words(path)) is not a Boolean", at: path.location)
        }
        return [SwiftArgument("more", closure(place))]
    }

    /// Returns a closure such as `{ $0.info?.next }`, or `{ $0.next.map { String($0) } }` for a conversion.
    private mutating func closure(_ place: AnswerPlace, through type: String? = nil, label: String = "")
        -> SwiftArgument.Value
    {
        modules.formUnion(place.modules)
        let value = place.expression(of: "$0")
        guard let type else { return .expression(trusted: "{ \(value) }") }
        // `map` applies to the whole value instead of the end of a chain of optionals.
        let whole = value.contains("?") ? "(\(value))" : value
        let converted = place.isOptional ? "\(whole).map { \(type)(\(label)$0) }" : "\(type)(\(label)\(value))"
        return .expression(trusted: "{ \(converted) }")
    }

    // MARK: Parameters

    /// A parameter, or a property of the body, that selects a page.
    private struct Parameter {
        var key: String
        /// The key path from the operation: `page`, or `body.page`.
        var path: String
        /// The type of the parameter, if it is a scalar.
        var type: ScalarType?
    }

    private func keyPath(_ parameter: Parameter) -> SwiftArgument {
        SwiftArgument(.expression(trusted: "\\.\(parameter.path)"))
    }

    private mutating func parameter(_ name: String, at location: SourceLocation) throws(PaginationFault) -> Parameter {
        let known = zip(call.parameters, names.parameters).filter { $0.0.place == .query }
        if let (parameter, identifier) = known.first(where: { $0.0.name == name }) {
            return Parameter(key: name, path: identifier.member, type: scalar(parameter.reference))
        }
        for (parameter, identifier) in known where parameter.form == .style("form", explode: true) {
            let holder = Holder(
                reference: parameter.reference, path: identifier.member, isRequired: parameter.isRequired,
                words: "the parameter '\(parameter.name)'")
            if let property = try property(name, of: holder, at: location) { return property }
        }
        if let property = try bodyProperty(name, at: location) { return property }
        let hint = Spelling.nearest(to: name, among: known.map(\.0.name)).map { "; did you mean '\($0)'?" } ?? ""
        throw PaginationFault("the operation has no query parameter '\(name)'\(hint)", at: location)
    }

    /// An object whose properties may select a page: a body, or a parameter of the query.
    private struct Holder {
        var reference: TypeReference
        /// The key path from the operation.
        var path: String
        var isRequired: Bool
        /// The object in messages: `the parameter 'page'`.
        var words: String
    }

    /// Returns the property of a JSON body, or nil for a body without the property.
    private mutating func bodyProperty(
        _ name: String, at location: SourceLocation
    ) throws(PaginationFault) -> Parameter? {
        guard let body = call.body else { return nil }
        let path = names.body.member
        guard body.others.isEmpty else {
            guard let choice = try PagedChoice(body, property: name, at: location, model) else { return nil }
            self.choice = choice
            return Parameter(
                key: name, path: "\(path)[page: \(SwiftLiteral.string(name).text)]", type: choice.type)
        }
        guard case .json(let reference) = body.form else { return nil }
        let holder = Holder(reference: reference, path: path, isRequired: body.isRequired, words: "the body")
        return try property(name, of: holder, at: location)
    }

    /// Returns the property of an object, or nil for an object without the property.
    private func property(
        _ name: String, of holder: Holder, at location: SourceLocation
    ) throws(PaginationFault) -> Parameter? {
        guard let (id, record) = model.contract.plainRecord(holder.reference),
            let index = record.properties.firstIndex(where: { $0.key == name }),
            case let property = record.properties[index], !model.isSkipped(property)
        else { return nil }
        if property.hasExplicitPresence {
            throw PaginationFault(
                "'\(name)' of \(holder.words) distinguishes absence from null, so no page can be set there",
                at: location)
        }
        var path = holder.path
        if !holder.isRequired || model.isOptional(holder.reference) {
            guard model.conformances.isHashable(id), record.properties.allSatisfy(\.hasInitializerDefault) else {
                throw PaginationFault(
                    "\(holder.words), which has '\(name)', is optional, and cannot be made without values",
                    at: location)
            }
            path += "[orNew: .init()]"
        }
        path += "." + model.names[members: id].members[index].identifier.member
        return Parameter(key: name, path: path, type: scalar(property.use.reference))
    }

    private func scalar(_ reference: TypeReference) -> ScalarType? { model.scalar(reference) }

    private mutating func counter(_ name: String, at location: SourceLocation) throws(PaginationFault) -> Parameter {
        let parameter = try parameter(name, at: location)
        switch parameter.type {
        case .int, .int64, .uint64: return parameter
        default:
            throw PaginationFault(
                "the parameter '\(name)' must be an integer, because it counts pages or items", at: location)
        }
    }
}

extension CallAnswers {
    /// The type of a successful response's JSON body, and whether it may be missing. The value is nil for other
    /// contents, or for several types.
    fileprivate var value: (reference: TypeReference, isOptional: Bool)? {
        let contents = Set(successes.map(\.content))
        let values = contents.subtracting([.nothing])
        guard values.count == 1, case .json(let reference)? = values.first else { return nil }
        return (reference, contents.count > 1)
    }
}
