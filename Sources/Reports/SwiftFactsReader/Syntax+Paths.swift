import SwiftSyntax

extension ExprSyntax {
    /// The names in a chain such as `dto.work.title`, with or without `?` and `!` between them. The value is nil for
    /// other expressions.
    var path: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): return name.baseName.plain
        case .superExpr: return "super"
        case .memberAccessExpr(let access):
            guard let base = access.base else { return nil }
            return base.path.map { $0 + "." + access.declName.baseName.plain }
        case .optionalChainingExpr(let chain): return chain.expression.path
        case .forceUnwrapExpr(let unwrapped): return unwrapped.expression.path
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
            return only.expression.path
        case .subscriptCallExpr(let call): return call.calledExpression.path
        default: return nil
        }
    }

    /// The key that an argument names: `.title` or `CodingKeys.title`.
    var key: String? {
        guard let access = self.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.plain
        guard let base = access.base else { return name }
        let words = base.trimmedDescription
        return words.hasSuffix("Keys") || words.hasSuffix("Key") ? name : nil
    }

    var operatorText: String? {
        self.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    /// The value of a literal without interpolation.
    var literal: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let text): text.representedLiteralValue
        case .integerLiteralExpr(let number): number.literal.text
        case .prefixOperatorExpr(let signed) where signed.operator.text == "-":
            signed.expression.is(IntegerLiteralExprSyntax.self) ? signed.trimmedDescription : nil
        default: nil
        }
    }

    /// Whether the expression is a literal such as `false`, `[]` or `.unknown`.
    var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr: true
        case .arrayExpr(let list): list.elements.isEmpty
        case .dictionaryExpr(let map): map.trimmedDescription == "[:]"
        case .memberAccessExpr(let access): access.base == nil
        default: false
        }
    }

    /// The name of the called function, whatever its base is: `map` for `names().map`.
    var calleeName: String {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.plain ?? "?"
    }
}

extension ExprSyntaxProtocol {
    /// Whether the expression is the beginning of a longer chain, or a name in a longer chain.
    var isPartOfPath: Bool {
        guard let parent = parent else { return false }
        if let access = parent.as(MemberAccessExprSyntax.self) {
            return access.base?.id == id && ExprSyntax(access).path != nil || access.declName.id == id
        }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            return parent.asProtocol(ExprSyntaxProtocol.self)?.isPartOfPath ?? false
        }
        return false
    }

    /// Whether the expression is the target of an assignment.
    var isAssigned: Bool {
        guard let sequence = parent?.parent?.as(SequenceExprSyntax.self) else { return false }
        let elements = sequence.elements.prefix(2)
        return elements.first?.id == id && elements.last?.is(AssignmentExprSyntax.self) == true
    }
}

extension SyntaxProtocol {
    var enclosingCall: FunctionCallExprSyntax? {
        var node = parent
        while let current = node {
            if let call = current.as(FunctionCallExprSyntax.self) { return call }
            node = current.parent
        }
        return nil
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plain: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension [String] {
    var withoutRepetition: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

/// Finds the longest chains of names in an expression.
final class PathCollector: SyntaxVisitor {
    private var paths: [String] = []

    static func paths(in node: ExprSyntax) -> [String] {
        let collector = PathCollector(viewMode: .sourceAccurate)
        collector.walk(node)
        return collector.paths.withoutRepetition
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = ExprSyntax(node).path {
            paths.append(path)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { paths.append(node.baseName.plain) }
        return .skipChildren
    }
}
