import SwiftSyntax

/// Reads calls that name a key, and what the code does with their value.
enum CodingReader {
    private static let labels: Set<String> = ["forKey", "for", "key"]

    /// - Returns: Nil for other calls.
    static func facts(of call: FunctionCallExprSyntax, place: SwiftPlace) -> CodingFacts? {
        // Within an extension of a container its own functions need no base.
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain {
            guard name.hasPrefix("decode"), call.arguments.contains(where: { $0.label?.text == "forKey" }) else {
                return nil
            }
            return facts(name, Array(call.arguments), ExprSyntax(call), place)
        }
        guard let name = call.calledExpression.as(MemberAccessExprSyntax.self), let base = name.base else { return nil }
        var facts = facts(name.declName.baseName.plain, Array(call.arguments), ExprSyntax(call), place)
        facts?.container = base.path
        return facts
    }

    static func facts(of call: SubscriptCallExprSyntax, place: SwiftPlace) -> CodingFacts? {
        if let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
            let key = only.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            var facts = CodingFacts(call: "decode", place: place)
            facts.key = key
            facts.isLiteral = true
            facts.container = call.calledExpression.path
            cast(ExprSyntax(call), &facts)
            climb(from: Syntax(call), &facts)
            return facts
        }
        return facts("subscript", Array(call.arguments), ExprSyntax(call), place)
    }

    /// Reads the type behind a value of a dictionary: `json["title"] as? String`.
    private static func cast(_ call: ExprSyntax, _ facts: inout CodingFacts) {
        let elements = call.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
        guard let index = elements.firstIndex(where: { $0.id == call.id }), index + 2 < elements.count,
            let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self)
        else { return }
        facts.type = elements[index + 2].trimmedDescription
        facts.isForgiving = cast.questionOrExclamationMark?.text == "?"
    }

    /// The type of `container.decode(String.self)`, which names no key; nil for other calls.
    static func singleType(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            name == "decode", call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
        else { return nil }
        let text = argument.expression.trimmedDescription
        return text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
    }

    /// The type of `String(from: decoder)`, whose value is not an object. Nil for other calls.
    static func scalarType(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["String", "Int", "Double", "Bool", "RawValue"].contains(name), call.arguments.count == 1,
            call.arguments.first?.label?.text == "from"
        else { return nil }
        return name
    }

    /// Whether code goes on where a call fails.
    static func isForgiving(_ call: ExprSyntax) -> Bool {
        var facts = CodingFacts(call: "", place: SwiftPlace(line: 0, column: 0))
        climb(from: Syntax(call), &facts)
        return facts.isForgiving
    }

    private static func facts(
        _ name: String, _ arguments: [LabeledExprSyntax], _ call: ExprSyntax, _ place: SwiftPlace
    ) -> CodingFacts? {
        let labelled = arguments.first { $0.label.map { labels.contains($0.text) } ?? false }
        let bare = arguments.first.flatMap { $0.label == nil && $0.expression.key != nil ? $0 : nil }
        guard let argument = labelled ?? bare else { return nil }
        if labelled == nil, name.first?.isUppercase == true { return nil }
        // Errors name the key that they are about.
        if name == "dataCorruptedError" { return nil }
        var facts = CodingFacts(call: name, place: place)
        facts.key = argument.expression.key
        if let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
            facts.key = text
            facts.isLiteral = true
        }
        for other in arguments where other.id != argument.id {
            let text = other.expression.trimmedDescription
            if text.hasSuffix(".self"), facts.type == nil {
                facts.type = String(text.dropLast(5))
            } else if let label = other.label?.text, ["default", "defaultValue", "fallback", "or"].contains(label) {
                facts.fallback = text
                facts.hasDefault = true
            } else if facts.written == nil, let path = PathCollector.paths(in: other.expression).first {
                facts.written = path
            }
        }
        climb(from: Syntax(call), &facts)
        return facts
    }

    /// Reads the code around a call: `try?`, `??`, the variable, other calls.
    private static func climb(from start: Syntax, _ facts: inout CodingFacts) {
        var node = start
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr(let tried):
                if tried.questionOrExclamationMark?.text == "?" { facts.isForgiving = true }
            case .sequenceExpr(let sequence):
                read(Array(sequence.elements), around: node, &facts)
            case .patternBinding(let binding):
                facts.target = facts.target ?? binding.pattern.trimmedDescription
            case .optionalBindingCondition(let condition):
                facts.target = facts.target ?? condition.pattern.trimmedDescription
                facts.isForgiving = facts.isForgiving || facts.call.hasPrefix("decodeIfPresent")
            case .labeledExpr(let argument):
                if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
                    facts.wrapper = facts.wrapper ?? call.calledExpression.trimmedDescription
                }
            case .memberAccessExpr(let access):
                // `decode(…).flatMap { … }`: the function decides about the value.
                facts.wrapper = facts.wrapper ?? access.declName.baseName.plain
            case .doStmt(let statement):
                // A clause that fails itself forgives nothing.
                let clauses = statement.catchClauses
                if !clauses.isEmpty, statement.body.id == node.id, !clauses.contains(where: FailureFinder.fails) {
                    facts.isForgiving = true
                }
            case .guardStmt: if facts.isLiteral { facts.isForgiving = false }
            case .initializerDecl, .functionDecl, .accessorDecl: return
            default: break
            }
            node = parent
        }
    }

    private static func read(_ elements: [ExprSyntax], around node: Syntax, _ facts: inout CodingFacts) {
        // The list of elements is between the two.
        let list = elements.firstIndex { $0.position <= node.position && node.endPosition <= $0.endPosition }
        let index = list ?? 0
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), facts.target == nil {
            let text = elements[0].path ?? elements[0].trimmedDescription
            facts.target = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        }
        // `decode(…) == "1"`: the operator decides about the value.
        if let operation = elements.lazy.compactMap(\.operatorText).first(where: { $0 != "??" }) {
            facts.wrapper = facts.wrapper ?? operation
        }
        guard let next = elements.indices.last(where: { elements[$0].operatorText == "??" }), facts.fallback == nil
        else { return }
        if next + 1 < elements.count, list == nil || next > index || elements.count > 2 {
            facts.fallback = elements[(next + 1)...].map(\.trimmedDescription).joined(separator: " ")
        }
    }
}

/// Whether code may throw.
private final class FailureFinder: SyntaxVisitor {
    private var fails = false

    static func fails(_ node: some SyntaxProtocol) -> Bool {
        let finder = FailureFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.fails
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { fails = true }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        fails = true
        return .visitChildren
    }
}
