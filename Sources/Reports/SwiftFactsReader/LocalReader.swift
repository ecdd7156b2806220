import SwiftSyntax

/// Reads how the code uses a variable that contains a decoded value.
final class LocalReader: SyntaxVisitor {
    private let name: String
    private var mentions: [DeclReferenceExprSyntax] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the only use of the variable with a decoded value is an assignment such as `self.title = title`.
    static func isPassedOn(_ coding: some SyntaxProtocol) -> Bool {
        var name: String?
        var body = Syntax(coding)
        while let parent = body.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(InitializerDeclSyntax.self) {
            if name == nil, let binding = parent.as(PatternBindingSyntax.self) {
                name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
            }
            body = parent
        }
        guard let name else { return false }
        let reader = LocalReader(name)
        reader.walk(body)
        guard let only = reader.mentions.first, reader.mentions.count == 1,
            let elements = only.parent?.parent?.as(SequenceExprSyntax.self).map({ Array($0.elements) })
        else { return false }
        return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) && elements[2].id == only.id
            && elements[0].path != nil
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, node.baseName.plain == name { mentions.append(node) }
        return .visitChildren
    }
}
