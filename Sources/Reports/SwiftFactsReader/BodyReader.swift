import SwiftSyntax

/// Reads the body of a function: its assignments, its calls, and the keys that it decodes or encodes.
final class BodyReader: SyntaxVisitor {
    private var facts: FunctionFacts
    private var paths: Set<String> = []
    private var routes: Set<String> = []
    private var named: Set<String> = []
    private let places: SourceLocationConverter

    init(_ facts: FunctionFacts, _ places: SourceLocationConverter) {
        self.facts = facts
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    var finished: FunctionFacts {
        var facts = facts
        facts.paths = paths.sorted()
        facts.routes = routes.sorted()
        facts.named = named.sorted()
        return facts
    }

    private func place(_ node: some SyntaxProtocol) -> SwiftPlace {
        let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return SwiftPlace(line: location.line, column: location.column)
    }

    /// Returns facts about the function's outermost statement that contains a node: its last line, whether the node is
    /// in a statement nested in it, and whether its line contains other code.
    private func statement(around node: some SyntaxProtocol) -> (lastLine: Int, isNested: Bool, sharesLine: Bool) {
        var statements: [Syntax] = []
        var current = node.parent
        while let parent = current {
            if parent.is(CodeBlockItemSyntax.self) { statements.append(parent) }
            current = parent.parent
            if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) { break }
            if facts.isGetter, parent.is(AccessorBlockSyntax.self) { break }
        }
        let outer = statements.last ?? Syntax(node)
        return (
            places.location(for: outer.endPositionBeforeTrailingTrivia).line, statements.count > 1,
            !OwnLine.has(statements.first ?? outer, places)
        )
    }

    private func add(_ assignment: AssignmentFacts, around node: some SyntaxProtocol) {
        var assignment = assignment
        (assignment.lastLine, assignment.isNested, assignment.sharesLine) = statement(around: node)
        facts.assignments.append(assignment)
    }

    private func add(_ coding: CodingFacts, around node: some SyntaxProtocol) {
        var coding = coding
        (coding.lastLine, coding.isNested, _) = statement(around: node)
        coding.isPassedOn = LocalReader.isPassedOn(node)
        facts.codings.append(coding)
    }

    // MARK: Assignments

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count > 2, Self.assigns(elements[1]) {
            for (target, value) in Self.parts(elements[0], Array(elements.dropFirst(2))) {
                let sources = value.flatMap { PathCollector.paths(in: $0) }
                add(
                    AssignmentFacts(
                        target: target, sources: sources.withoutRepetition, value: Self.value(value),
                        place: place(node)), around: node)
            }
        }
        if elements.contains(where: { $0.operatorText == "??" }) { facts.hasFallback = true }
        return .visitChildren
    }

    /// Returns each target of an assignment with its value: `(self.x, self.y) = (x, y)` has two targets.
    private static func parts(_ target: ExprSyntax, _ value: [ExprSyntax]) -> [(String, [ExprSyntax])] {
        if let path = target.path { return [(path, value)] }
        guard let targets = target.as(TupleExprSyntax.self)?.elements else { return [] }
        let values = value.count == 1 ? value[0].as(TupleExprSyntax.self)?.elements : nil
        let each = values.flatMap { $0.count == targets.count ? $0.map { [$0.expression] } : nil }
        return zip(targets, each ?? targets.map { _ in value }).compactMap { item, value in
            item.expression.path.map { ($0, value) }
        }
    }

    /// Returns the code after the last `??`, or the code of a value that is only a literal.
    private static func value(_ elements: [ExprSyntax]) -> String? {
        if let last = elements.lastIndex(where: { $0.operatorText == "??" }) {
            return elements[(last + 1)...].map(\.trimmedDescription).joined(separator: " ")
        }
        guard elements.count == 1, let only = elements.first, only.isLiteral else { return nil }
        return only.trimmedDescription
    }

    private static func assigns(_ node: ExprSyntax) -> Bool {
        if node.is(AssignmentExprSyntax.self) { return true }
        guard let text = node.operatorText, text.hasSuffix("=") else { return false }
        return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value {
            bind(name, PathCollector.paths(in: value), around: node)
        }
        if let type = node.typeAnnotation?.type { named.insert(type.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            bind(
                name, node.initializer.map { PathCollector.paths(in: $0.value) } ?? [name.plain], around: node,
                isWithin: node.parent?.parent?.parent?.is(GuardStmtSyntax.self) != true)
        }
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            bind(name, PathCollector.paths(in: node.sequence), around: node, isWithin: true)
        }
        return .visitChildren
    }

    /// - Parameter isWithin: Whether the name is visible only within the statement.
    private func bind(
        _ name: TokenSyntax, _ sources: [String], around node: some SyntaxProtocol, isWithin: Bool = false
    ) {
        add(
            AssignmentFacts(target: name.plain, sources: sources.withoutRepetition, place: place(name)), around: node)
        if isWithin { facts.assignments[facts.assignments.count - 1].isNested = true }
    }

    /// Reads the elements that a closure gets: `dto.tags.forEach { work.addTag($0) }`.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.enclosingCall?.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
            return .visitChildren
        }
        var names = ["$0"]
        switch node.signature?.parameterClause {
        case .simpleInput(let list): names = list.map(\.name.plain)
        case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).plain }
        case nil: break
        }
        let sources = PathCollector.paths(in: base)
        if sources.isEmpty { return .visitChildren }
        for name in names {
            add(AssignmentFacts(target: name, sources: sources, place: place(node)), around: node)
            facts.assignments[facts.assignments.count - 1].isNested = true
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        if var coding = CodingReader.facts(of: node, place: place(node)) {
            if coding.wrapper == nil { coding.opening = OwnLine.opening(of: node, places) }
            add(coding, around: node)
        }
        if let type = CodingReader.singleType(of: node) ?? CodingReader.scalarType(of: node) {
            facts.singleTypes.append(type)
            facts.takesNull = facts.takesNull || CodingReader.isForgiving(ExprSyntax(node))
        }
        if node.calledExpression.calleeName == "decodeNil" { facts.takesNull = true }
        for text in arguments.map(\.expression.trimmedDescription) where text.hasSuffix(".self") {
            named.insert(String(text.dropLast(5)))
        }
        let given = arguments.map { argument in
            CallFacts.Argument(
                label: argument.label?.plain ?? "_", sources: PathCollector.paths(in: argument.expression),
                whole: argument.expression.path, place: place(argument))
        }
        let keys = arguments.compactMap(\.expression.key)
        if given.contains(where: { !$0.sources.isEmpty }) || !keys.isEmpty
            || node.calledExpression.path?.contains(".") == true
        {
            // `.user(id)` names a member of a type that the compiler infers.
            let isImplied = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
            let callee = node.calledExpression.path ?? (isImplied ? "." : "") + node.calledExpression.calleeName
            facts.calls.append(CallFacts(callee: callee, arguments: given, keys: keys, place: place(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        // In an initializer, a string in brackets may be a JSON key: `json["title"]`.
        if let coding = CodingReader.facts(of: node, place: place(node)), !coding.isLiteral || facts.name == "init" {
            add(coding, around: node)
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if let target = node.expression.path, let call = node.enclosingCall {
            add(
                AssignmentFacts(
                    target: target, sources: PathCollector.paths(in: ExprSyntax(call)).withoutRepetition,
                    place: place(node)), around: node)
        }
        return .visitChildren
    }

    // MARK: Paths

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isPartOfPath, !node.isAssigned, let path = ExprSyntax(node).path { paths.insert(path) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isPartOfPath { paths.insert(node.baseName.plain) }
        return .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.route, text.contains("/") { routes.insert(text) }
        return .visitChildren
    }

    // MARK: Choices

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.pattern.as(ExpressionPatternSyntax.self)?.expression.literal {
            let choice = node.parent?.parent?.parent?.as(SwitchCaseSyntax.self)
            facts.patterns.append(
                PatternFacts(text: text, value: choice.flatMap(Self.value), place: place(node)))
        }
        return .visitChildren
    }

    /// Returns the literal that a branch assigns or returns, or that is its value.
    private static func value(_ choice: SwitchCaseSyntax) -> String? {
        guard let only = choice.statements.first, choice.statements.count == 1 else { return nil }
        let value: ExprSyntax?
        switch only.item {
        case .stmt(let statement): value = statement.as(ReturnStmtSyntax.self)?.expression
        case .expr(let expression): value = expression.as(SequenceExprSyntax.self)?.elements.last ?? expression
        case .decl: value = nil
        }
        return value.flatMap { $0.isLiteral ? $0.trimmedDescription : nil }
    }

    override func visit(_ node: SwitchDefaultLabelSyntax) -> SyntaxVisitorContinueKind {
        facts.hasDefaultCase = true
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, value.isLiteral { facts.returned.append(value.trimmedDescription) }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.throwsErrors = true
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
