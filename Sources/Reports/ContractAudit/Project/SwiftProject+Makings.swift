extension SwiftProject {
    /// Whether code calls or names the synthesized initializer.
    func makesValues(of type: SwiftType) -> Bool {
        guard hasCompilersInitialiser(type) else { return false }
        let needed = type.stored.filter { !$0.isLeftOut }
        // The synthesized initializer of a class has no parameters.
        let all = type.kind == .struct ? type.stored.map(\.name) : []
        return makes(type, all: Set(all), needed: Set(needed.map(\.name)))
    }

    /// Whether code calls a written initializer.
    func calls(_ initialiser: FunctionFacts, of type: SwiftType) -> Bool {
        let needed = initialiser.parameters.filter { $0.initial == nil }
        return makes(type, all: Set(initialiser.parameters.map(\.label)), needed: Set(needed.map(\.label)))
    }

    /// Whether code names an initializer of a type without calling it: `map(Pet.init)`.
    ///
    /// - Parameter parameters: The number of the initializer's parameters.
    func namesInitialiser(of type: SwiftType, parameters: Int) -> Bool {
        makings.contains { $0.labels == nil && mayBeNamed($0.callee, type, parameters) }
    }

    /// Whether an expression may name the initializer. `map(.init)` names no type, but passes at most two values, such
    /// as a key and a value.
    private func mayBeNamed(_ callee: String, _ type: SwiftType, _ parameters: Int) -> Bool {
        means(callee, type) && (callee != ".init" || parameters <= 2)
    }

    /// Whether the compiler synthesizes the initializer. Initializers in extensions do not prevent this.
    private func hasCompilersInitialiser(_ type: SwiftType) -> Bool {
        [.struct, .class].contains(type.kind)
            && !functions(of: type.name).contains { function in
                function.facts.name == "init" && function.path == type.path
                    && type.openLine...type.lastLine ~= function.facts.place.line
            }
    }

    /// - Parameters:
    ///   - all: The labels of the initializer.
    ///   - needed: The labels of parameters without a default.
    private func makes(_ type: SwiftType, all: Set<String>, needed: Set<String>) -> Bool {
        makings.contains { making in
            guard let labels = making.labels else { return mayBeNamed(making.callee, type, all.count) }
            return means(making.callee, type) && all.isSuperset(of: labels) && needed.isSubset(of: labels)
        }
    }

    /// Whether a called name may mean a type's initializer. `.init`, and names such as `Self` within a type, may mean
    /// any type.
    private func means(_ callee: String, _ type: SwiftType) -> Bool {
        var name = callee[...]
        if name.hasSuffix(".init") { name = name.dropLast(5) }
        if ["", "self", "Self", "super"].contains(name) { return true }
        guard let last = name.split(separator: ".").last else { return true }
        // The name is a variable with a metatype: `type.init(id: 1)`.
        if last.first?.isUppercase != true { return callee.hasSuffix(".init") }
        return last == type.simpleName || self.type(named: String(name), in: type.name)?.name == type.name
    }
}

extension PropertyFacts {
    /// Whether the synthesized initializer needs no argument for the property.
    fileprivate var isLeftOut: Bool {
        initial != nil || !attributes.isEmpty
            || !isConstant && type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true
    }
}
