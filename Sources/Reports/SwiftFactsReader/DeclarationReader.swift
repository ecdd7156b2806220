import SwiftSyntax

/// Reads a file: its types, its functions, and the members that it uses.
final class DeclarationReader: SyntaxVisitor {
    private(set) var types: [TypeFacts] = []
    private(set) var functions: [FunctionFacts] = []
    private(set) var routes: [RouteFacts] = []
    private(set) var reads: [String: Set<String>] = [:]
    private let places: SourceLocationConverter
    /// The indices of the types that enclose the current node.
    private var open: [Int] = []
    private var depthOfFunctions = 0
    /// The number of enclosing functions of each open type. The members of a type in a function are also read.
    private var outerDepths: [Int] = []
    private var depthOfConditions = 0

    init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    private func place(_ node: some SyntaxProtocol) -> SwiftPlace {
        let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
        return SwiftPlace(line: location.line, column: location.column)
    }

    private func lastLine(_ node: some SyntaxProtocol) -> Int {
        places.location(for: node.endPositionBeforeTrailingTrivia).line
    }

    // MARK: Types

    private func begin(
        _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, _ token: some SyntaxProtocol,
        generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let outer = open.last.map { types[$0].name + "." } ?? ""
        var facts = TypeFacts(kind: kind, name: outer + name, place: place(token), lastLine: lastLine(node))
        facts.openLine = places.location(for: node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia).line
        facts.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        facts.attributes = Self.attributes(node.attributes)
        facts.generics = generics?.parameters.map { $0.name.text } ?? []
        facts.access = Self.access(node.modifiers) ?? accessOfExtension
        facts.isConditional = depthOfConditions > 0
        types.append(facts)
        open.append(types.count - 1)
        outerDepths.append(depthOfFunctions)
        depthOfFunctions = 0
        return .visitChildren
    }

    private func end() {
        open.removeLast()
        depthOfFunctions = outerDepths.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.struct, node.name.plain, node, node.name, generics: node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.class, node.name.plain, node, node.name, generics: node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.actor, node.name.plain, node, node.name, generics: node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.enum, node.name.plain, node, node.name, generics: node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node.name.plain, node, node.name, generics: nil)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.extension, node.extendedType.trimmedDescription, node, node.extendedType, generics: nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = open.last.map { types[$0].name + "." } ?? ""
        var facts = TypeFacts(
            kind: .alias, name: outer + node.name.plain, place: place(node.name), lastLine: lastLine(node))
        facts.target = node.initializer.value.trimmedDescription
        types.append(facts)
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        depthOfConditions += 1
        if let current = open.last { types[current].isConditional = true }
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { depthOfConditions -= 1 }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard depthOfFunctions == 0, let current = open.last else { return .visitChildren }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        // In `var x, y: Int`, the type is after the last name.
        var following: String?
        var found: [PropertyFacts] = []
        for binding in node.bindings.reversed() {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            var facts = PropertyFacts(name: name.plain, place: place(name))
            if let type = binding.typeAnnotation?.type.trimmedDescription { following = type }
            facts.type =
                binding.typeAnnotation?.type.trimmedDescription ?? (binding.initializer == nil ? following : nil)
            facts.isStatic = isStatic
            facts.isConstant = node.bindingSpecifier.text == "let"
            // The compiler neither decodes nor encodes a lazy property.
            let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
            facts.isComputed = isLazy || binding.accessorBlock.map(Self.computes) ?? false
            facts.initial = binding.initializer?.value.trimmedDescription
            facts.attributes = Self.attributes(node.attributes)
            facts.access = Self.access(node.modifiers)
            facts.setterAccess =
                node.modifiers.first { $0.detail != nil && Self.accesses.contains($0.name.text) }?
                .trimmedDescription
            if let line = OwnLine(of: node, places) { (facts.opening, facts.ending) = (line.opening, line.ending) }
            facts.lastLine = lastLine(node)
            found.append(facts)
        }
        types[current].properties += found.reversed()
        for binding in node.bindings { addGetter(of: binding, isStatic: isStatic) }
        return .visitChildren
    }

    /// Reads a getter as a function if its type may be the app's own, because some mappers are getters.
    private func addGetter(of binding: PatternBindingSyntax, isStatic: Bool) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type, !type.is(SomeOrAnyTypeSyntax.self),
            let body = binding.accessorBlock.flatMap(Self.getter)
        else { return }
        if let owner = open.last { routes += RouteReader.routes(of: name.plain, in: types[owner].name, body) }
        let result = type.trimmedDescription
        if ["String", "Int", "Bool", "Double"].contains(result) { return }
        var facts = FunctionFacts(
            name: name.plain, owner: open.last.map { types[$0].name }, place: place(name), lastLine: lastLine(binding))
        facts.isStatic = isStatic
        facts.isGetter = true
        facts.result = result
        let reader = BodyReader(facts, places)
        reader.walk(body)
        functions.append(reader.finished)
    }

    private static func getter(_ block: AccessorBlockSyntax) -> Syntax? {
        switch block.accessors {
        case .getter(let items): Syntax(items)
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body.map { Syntax($0) }
        }
    }

    // Declarations within a getter or a closure are not members.

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        depthOfFunctions += 1
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { depthOfFunctions -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depthOfFunctions += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depthOfFunctions -= 1 }

    private static let accesses: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

    private static func access(_ modifiers: DeclModifierListSyntax) -> String? {
        modifiers.first { $0.detail == nil && accesses.contains($0.name.text) }?.name.text
    }

    /// The access modifier of the enclosing extension, which applies to its members: `public` for
    /// `public extension Pet`.
    private var accessOfExtension: String? {
        open.last.flatMap { types[$0].kind == .extension ? types[$0].access : nil }
    }

    /// Whether a property with these accessors is computed. A property with observers is stored.
    private static func computes(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return true }
        return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let current = open.last else { return .visitChildren }
        for element in node.elements {
            var facts = CaseFacts(name: element.name.plain, place: place(element.name))
            facts.hasPayload = element.parameterClause != nil
            facts.rawValue = element.rawValue.flatMap { $0.value.literal }
            facts.lastLine = lastLine(node)
            types[current].cases.append(facts)
        }
        return .visitChildren
    }

    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.plain, node.signature, node.body, node, node.name) { facts in
            facts.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
            facts.access = Self.access(node.modifiers) ?? accessOfExtension
        }
    }
    override func visitPost(_ node: FunctionDeclSyntax) { depthOfFunctions -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let access = Self.access(node.modifiers) ?? accessOfExtension
        return add("init", node.signature, node.body, node, node.initKeyword) { $0.access = access }
    }
    override func visitPost(_ node: InitializerDeclSyntax) { depthOfFunctions -= 1 }

    private func add(
        _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?, _ node: some SyntaxProtocol,
        _ token: some SyntaxProtocol, _ complete: (inout FunctionFacts) -> Void
    ) -> SyntaxVisitorContinueKind {
        depthOfFunctions += 1
        var facts = FunctionFacts(
            name: name, owner: open.last.map { types[$0].name }, place: place(token), lastLine: lastLine(node))
        facts.parameters = parameters(signature.parameterClause)
        facts.result = signature.returnClause?.type.trimmedDescription
        complete(&facts)
        if let body {
            facts.openLine = places.location(for: body.leftBrace.positionAfterSkippingLeadingTrivia).line
            let reader = BodyReader(facts, places)
            reader.walk(body)
            facts = reader.finished
        }
        functions.append(facts)
        return .visitChildren
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFacts] {
        var last = places.location(for: clause.leftParen.positionAfterSkippingLeadingTrivia).line
        var found: [ParameterFacts] = []
        for parameter in clause.parameters {
            var facts = ParameterFacts(
                label: parameter.firstName.plain, name: (parameter.secondName ?? parameter.firstName).plain,
                type: parameter.type.trimmedDescription, initial: parameter.defaultValue?.value.trimmedDescription,
                place: place(parameter))
            if facts.place.line == last {
                facts.isInLine = true
                if !found.isEmpty { found[found.count - 1].isInLine = true }
            }
            last = lastLine(parameter)
            facts.isAlone = OwnLine.has(parameter, places)
            found.append(facts)
        }
        return found
    }

    // MARK: Reads

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base != nil, !node.isAssigned { addRead(node.declName.baseName.plain) }
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        addRead(node.declName.baseName.plain)
        return .visitChildren
    }

    private func addRead(_ name: String) {
        let outermost = open.first.flatMap { types[$0].name.split(separator: ".").first }
        reads[outermost.map(String.init) ?? "", default: []].insert(name)
    }
}
