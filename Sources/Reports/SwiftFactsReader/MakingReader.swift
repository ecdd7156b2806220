import SwiftSyntax

/// Finds the code in a file that a new property or a new case could break: calls of initializers, and `switch`
/// statements that name all cases.
final class MakingReader: SyntaxVisitor {
    private var makings: Set<MakingFacts> = []
    private(set) var choices: Set<[String]> = []
    private(set) var dateStrategies: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    var finished: [MakingFacts] {
        makings.sorted {
            ($0.callee, $0.labels?.joined(separator: ":") ?? "") < ($1.callee, $1.labels?.joined(separator: ":") ?? "")
        }
    }

    // MARK: Initialisers

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let callee = Self.callee(node.calledExpression) else { return .visitChildren }
        var labels = node.arguments.map { $0.label?.plain ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        labels += node.additionalTrailingClosures.map(\.label.plain)
        makings.insert(MakingFacts(callee: callee, labels: labels))
        return .visitChildren
    }

    /// Returns the name of the called type or `init`. The result is nil for calls that make no value.
    private static func callee(_ node: ExprSyntax) -> String? {
        if let generic = node.as(GenericSpecializationExprSyntax.self) { return callee(generic.expression) }
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain { return isType(name) ? name : nil }
        guard let access = node.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.plain
        guard name == "init" || isType(name) else { return nil }
        guard let base = access.base else { return "." + name }
        if let generic = base.as(GenericSpecializationExprSyntax.self) {
            return (generic.expression.path ?? "") + "." + name
        }
        // The type for `type(of: pet).init(…)` is unknown.
        return (base.path ?? "") + "." + name
    }

    private static func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.plain == "dateDecodingStrategy" { dateStrategies.insert(Self.strategy(after: node)) }
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if !isCalled, node.declName.baseName.plain == "init", let callee = Self.callee(ExprSyntax(node)) {
            makings.insert(MakingFacts(callee: callee, labels: nil))
        }
        return .visitChildren
    }

    /// Returns the name of the strategy that the code assigns to the member. The text is empty if it assigns none by
    /// name.
    private static func strategy(after node: MemberAccessExprSyntax) -> String {
        guard node.isAssigned, let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3,
            let value = elements.last
        else { return "" }
        let named = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        guard let strategy = named.as(MemberAccessExprSyntax.self), strategy.base.map({ $0.path != nil }) ?? true else {
            return ""
        }
        return strategy.declName.baseName.plain
    }

    // MARK: Choices

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        var names: Set<String> = []
        var isOpen = false
        for element in node.cases {
            // A case within `#if` may be absent.
            guard case .switchCase(let choice) = element else {
                names.formUnion(CaseNames.names(in: element))
                continue
            }
            guard case .case(let label) = choice.label else {
                isOpen = true
                continue
            }
            for item in label.caseItems {
                isOpen = isOpen || item.whereClause == nil && Self.takesAll(item.pattern)
                names.formUnion(CaseNames.names(in: item.pattern))
            }
        }
        if !isOpen, !names.isEmpty { choices.insert(names.sorted()) }
        return .visitChildren
    }

    /// Whether a pattern matches all values: `_`, `let other`.
    private static func takesAll(_ pattern: PatternSyntax) -> Bool {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            return binding.pattern.is(IdentifierPatternSyntax.self)
        }
        return pattern.is(WildcardPatternSyntax.self)
            || pattern.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self) == true
    }
}

/// Finds the names of cases in patterns: `cat` in `.cat`, `Kind.cat` and `.some(.cat)`.
final class CaseNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in node: some SyntaxProtocol) -> Set<String> {
        let finder = CaseNames(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.declName.baseName.plain)
        return .visitChildren
    }
}
