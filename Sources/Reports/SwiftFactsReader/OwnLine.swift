import SwiftSyntax

/// The code around a declaration or a call that is alone on its line, so that another line can replace it.
struct OwnLine {
    let opening: String
    let ending: String?

    /// Reads the declaration of one property, whose name and type are on one line.
    ///
    /// Returns nil for other declarations. Attributes before the line and bodies of observers after it are
    /// allowed.
    init?(of node: VariableDeclSyntax, _ places: SourceLocationConverter) {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let end = binding.typeAnnotation?.type.lastToken(viewMode: .sourceAccurate)
        else { return nil }
        let number = Self.line(name, places)
        guard Self.line(end, places) == number else { return nil }
        let tokens = node.tokens(viewMode: .sourceAccurate).filter { Self.line($0, places) == number }
        guard let first = tokens.first, let last = tokens.last, Self.isFree(before: first, behind: last, places) else {
            return nil
        }
        opening = tokens.prefix { $0.id != name.id }.map { $0.text + $0.trailingTrivia.description }.joined().trimmed
        let rest = tokens.reversed().prefix { $0.id != end.id }.reversed()
        let text = end.trailingTrivia.description + rest.map { $0.text + $0.trailingTrivia.description }.joined()
        ending = text.trimmed.isEmpty ? nil : text.trimmed
    }

    /// Returns the beginning of an assignment that is alone on its line: `self.title =`, `let title =`. The result is
    /// nil if the assignment does more than decode.
    static func opening(of coding: some SyntaxProtocol, _ places: SourceLocationConverter) -> String? {
        var node = Syntax(coding)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
            guard isPlain(parent) else { return nil }
            node = parent
        }
        guard let item = node.parent?.as(CodeBlockItemSyntax.self), has(item, places) else { return nil }
        switch item.item {
        case .expr(let expression):
            guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count > 2,
                elements[1].is(AssignmentExprSyntax.self),
                elements.count == 3 || elements.count == 5 && elements[3].operatorText == "??"
            else { return nil }
            return elements[0].trimmedDescription + " ="
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, binding.initializer != nil
            else { return nil }
            let type = binding.typeAnnotation?.trimmedDescription ?? ""
            return "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription)\(type) ="
        case .stmt: return nil
        }
    }

    /// Whether the code around a call leaves its value unchanged.
    private static func isPlain(_ node: Syntax) -> Bool {
        switch node.kind {
        case .tryExpr, .sequenceExpr, .exprList, .tupleExpr, .labeledExprList, .labeledExpr, .initializerClause,
            .patternBinding, .patternBindingList, .variableDecl:
            true
        default: false
        }
    }

    /// Whether a node is on one line that contains no other code.
    static func has(_ node: some SyntaxProtocol, _ places: SourceLocationConverter) -> Bool {
        guard let first = node.firstToken(viewMode: .sourceAccurate),
            let last = node.lastToken(viewMode: .sourceAccurate)
        else { return false }
        return line(first, places) == line(last, places) && isFree(before: first, behind: last, places)
    }

    private static func isFree(
        before first: TokenSyntax, behind last: TokenSyntax, _ places: SourceLocationConverter
    ) -> Bool {
        let before = first.previousToken(viewMode: .sourceAccurate).map { line($0, places) }
        let behind = last.nextToken(viewMode: .sourceAccurate).map { line($0, places) }
        let own = line(first, places)
        return before.map { $0 < own } ?? true && behind.map { $0 > own } ?? true
    }

    private static func line(_ token: TokenSyntax, _ places: SourceLocationConverter) -> Int {
        places.location(for: token.positionAfterSkippingLeadingTrivia).line
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
