import SwiftSyntax

/// Finds the names that a file uses, the types of its variables, and the parts of the document that its declarations
/// name.
final class UseReader: SyntaxVisitor {
    private var mentions: [MentionFacts] = []
    private var bindings: [String: Set<String>] = [:]
    private var notes: [NoteFacts] = []
    private let places: SourceLocationConverter
    /// The qualified names of the enclosing types.
    private var scopes: [String] = []
    /// The indices of the notes of the enclosing declarations.
    private var open: [Int?] = []
    private var depthOfFunctions = 0

    /// The greatest number of names in a chain. The rest of a longer chain is left out.
    private static let longestChain = 24
    /// The greatest number of types for variables with the same name.
    private static let mostTypes = 16
    /// The greatest length of the text of a type in bytes. A longer text is left out.
    private static let longestType = 200

    static func uses(of tree: SourceFileSyntax, _ places: SourceLocationConverter) -> UseFacts {
        let reader = UseReader(places)
        reader.walk(tree)
        var facts = UseFacts()
        facts.mentions = reader.mentions
        facts.notes = reader.notes.filter { !$0.sources.isEmpty || !$0.methods.isEmpty }
        facts.bindings = reader.bindings.mapValues { $0.sorted() }
        return facts
    }

    private init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    private func place(_ node: some SyntaxProtocol) -> SwiftPlace {
        let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return SwiftPlace(line: location.line, column: location.column)
    }

    private func add(_ chain: [String], _ node: some SyntaxProtocol) {
        let text = chain.prefix(Self.longestChain).joined(separator: ".")
        mentions.append(MentionFacts(chain: text, scope: scopes.last, place: place(node)))
    }

    private func bind(_ name: TokenSyntax, _ type: String) {
        guard type.utf8.count <= Self.longestType, bindings[name.plain, default: []].count < Self.mostTypes else {
            return
        }
        bindings[name.plain, default: []].insert(type)
    }

    // MARK: Expressions

    private func visit(chain node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
        if node.continuesInParent { return .visitChildren }
        let chain = ExprSyntax(node).chain
        // A single name in lower case is a variable.
        if chain.count > 1 || chain.contains(where: { $0.first?.isUppercase == true || $0.hasSuffix(")") }) {
            add(chain, node)
        }
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let names = node.components.compactMap { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plain
        }
        add(["?"] + names, node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base == nil { noteMethod(node.declName.baseName.plain) }
        return visit(chain: node)
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }
    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind { visit(chain: node) }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !node.isBaseOfMemberType { add([node.name.plain], node) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.isBaseOfMemberType { return .visitChildren }
        var names: [String] = []
        var current = TypeSyntax(node)
        while let member = current.as(MemberTypeSyntax.self) {
            names.append(member.name.plain)
            current = member.baseType
        }
        if let root = current.as(IdentifierTypeSyntax.self) {
            names.append(root.name.plain)
            add(names.reversed(), node)
        }
        return .visitChildren
    }

    // MARK: Variables

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let type = node.typeAnnotation?.type {
            bind(name, type.trimmedDescription)
        } else if let value = node.initializer?.value {
            bind(name, value.boundChain)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = node.initializer?.value {
            bind(name, node.typeAnnotation?.type.trimmedDescription ?? value.boundChain)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        bind(node.secondName ?? node.firstName, node.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.type { bind(node.secondName ?? node.firstName, type.trimmedDescription) }
        return .visitChildren
    }

    // MARK: Declarations

    private func begin(_ name: String, _ node: some DeclGroupSyntax, _ token: some SyntaxProtocol)
        -> SyntaxVisitorContinueKind
    {
        note(node, token)
        scopes.append((scopes.last.map { $0 + "." } ?? "") + name)
        return .visitChildren
    }

    private func end() {
        scopes.removeLast()
        open.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.plain, node, node.name)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.plain, node, node.name)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.plain, node, node.name)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.plain, node, node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.plain, node, node.name)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.extendedType.trimmedDescription, node, node.extendedType)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.name)
        return .visitChildren
    }
    override func visitPost(_ node: TypeAliasDeclSyntax) { open.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, node.name)
        depthOfFunctions += 1
        if let result = node.signature.returnClause?.type { bind(node.name, result.trimmedDescription) }
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) {
        depthOfFunctions -= 1
        open.removeLast()
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if depthOfFunctions == 0, let pattern = node.bindings.first?.pattern {
            note(node, pattern)
        } else {
            // The names in a variable's value belong to the function that contains the variable.
            open.append(open.last ?? nil)
        }
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { open.removeLast() }

    // MARK: Notes

    private func note(_ node: some SyntaxProtocol, _ token: some SyntaxProtocol) {
        var facts = NoteFacts(place: place(token), scope: scopes.last)
        facts.sources = CommentSources.sources(in: node.leadingTrivia)
        open.append(notes.count)
        notes.append(facts)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue, text == text.uppercased() { noteMethod(text) }
        return .visitChildren
    }

    /// Adds `GET` for `.get` and `"GET"` to the enclosing declaration.
    private func noteMethod(_ word: String) {
        let word = word.uppercased()
        guard case let last?? = open.last, CommentSources.methods.contains(word), !notes[last].methods.contains(word)
        else {
            return
        }
        notes[last].methods = (notes[last].methods + [word]).sorted()
    }
}

extension ExprSyntax {
    /// The names of a chain in their order. The names of called functions have the labels of the call.
    fileprivate var chain: [String] {
        var names: [String] = []
        var labels = ""
        var current = self
        while true {
            switch current.as(ExprSyntaxEnum.self) {
            case .functionCallExpr(let call):
                labels = "(" + call.arguments.map { ($0.label?.plain ?? "_") + ":" }.joined() + ")"
                current = call.calledExpression
            case .memberAccessExpr(let access):
                names.append(access.declName.baseName.plain + labels)
                labels = ""
                guard let base = access.base else { return [""] + names.reversed() }
                current = base
            case .declReferenceExpr(let name): return [name.baseName.plain + labels] + names.reversed()
            case .optionalChainingExpr(let chain): current = chain.expression
            case .forceUnwrapExpr(let unwrapped): current = unwrapped.expression
            case .subscriptCallExpr(let call): current = call.calledExpression
            case .genericSpecializationExpr(let generic): current = generic.expression
            default: return ["?"] + names.reversed()
            }
        }
    }

    /// An equals sign, followed by the chain of a variable's value. The chain is empty for any other expression.
    fileprivate var boundChain: String {
        var value = self
        while true {
            switch value.as(ExprSyntaxEnum.self) {
            case .tryExpr(let inner): value = inner.expression
            case .awaitExpr(let inner): value = inner.expression
            default: return "=" + value.chain.prefix(4).joined(separator: ".")
            }
        }
    }
}

extension ExprSyntaxProtocol {
    /// Whether the chain continues after this expression, in the node around it.
    fileprivate var continuesInParent: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .memberAccessExpr: return true
        case .functionCallExpr: return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
        case .subscriptCallExpr: return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
        case .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .keyPathPropertyComponent: return true
        default: return false
        }
    }
}

extension TypeSyntaxProtocol {
    fileprivate var isBaseOfMemberType: Bool { parent?.as(MemberTypeSyntax.self)?.baseType.id == id }
}
