import SwiftSyntax

/// Reads calls that decode or encode a key, and how the code uses their values.
enum CodingReader {
    private static let labels: Set<String> = ["forKey", "for", "key"]

    /// Returns the facts about a call that decodes or encodes a value, or nil for other calls.
    static func facts(of call: FunctionCallExprSyntax, place: SwiftPlace) -> CodingFacts? {
        // An extension of a container calls the container's methods without a base.
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

    /// Reads the type to which the value of a dictionary is cast: `json["title"] as? String`.
    private static func cast(_ call: ExprSyntax, _ facts: inout CodingFacts) {
        let elements = call.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
        guard let index = elements.firstIndex(where: { $0.id == call.id }), index + 2 < elements.count,
            let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self)
        else { return }
        facts.type = elements[index + 2].trimmedDescription
        facts.isForgiving = cast.questionOrExclamationMark?.text == "?"
    }

    /// Returns the type for `container.decode(String.self)`, which names no key. The result is nil for other calls.
    static func singleType(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            name == "decode", call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
        else { return nil }
        let text = argument.expression.trimmedDescription
        return text.hasSuffix(".self") ? String(text.dropLast(5)) : nil
    }

    /// Returns the type for `String(from: decoder)`, whose value is not an object. The result is nil for other calls.
    static func scalarType(of call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["String", "Int", "Double", "Bool", "RawValue"].contains(name), call.arguments.count == 1,
            call.arguments.first?.label?.text == "from"
        else { return nil }
        return name
    }

    /// Whether the code continues if a call throws.
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
        // `dataCorruptedError(forKey:in:debugDescription:)` names a key but does not decode it.
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

    /// Reads the code around a call: `try?`, `??`, the variable that gets the value, and calls with the value.
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
                // In `decode(…).flatMap { … }`, the closure converts the value.
                facts.wrapper = facts.wrapper ?? access.declName.baseName.plain
            case .doStmt(let statement):
                // A `catch` clause that throws does not let the code continue.
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
        // An element of the expression may contain the call.
        let list = elements.firstIndex { $0.position <= node.position && node.endPosition <= $0.endPosition }
        let index = list ?? 0
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), facts.target == nil {
            let text = elements[0].path ?? elements[0].trimmedDescription
            facts.target = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        }
        // In `decode(…) == "1"`, the operator converts the value.
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

/// Whether the code may throw.
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
