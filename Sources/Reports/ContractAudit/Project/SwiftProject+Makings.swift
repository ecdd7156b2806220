extension SwiftProject {
    /// Whether code calls, or names, the initialiser that the compiler writes.
    func makesValues(of type: SwiftType) -> Bool {
        guard hasCompilersInitialiser(type) else { return false }
        let needed = type.stored.filter { !$0.isLeftOut }
        // That of a class takes nothing.
        let all = type.kind == .struct ? type.stored.map(\.name) : []
        return makes(type, all: Set(all), needed: Set(needed.map(\.name)))
    }

    /// Whether code calls an initialiser that is written.
    func calls(_ initialiser: FunctionFacts, of type: SwiftType) -> Bool {
        let needed = initialiser.parameters.filter { $0.initial == nil }
        return makes(type, all: Set(initialiser.parameters.map(\.label)), needed: Set(needed.map(\.label)))
    }

    /// Whether code names an initialiser of a type without calling it: `map(Pet.init)`.
    ///
    /// - Parameter parameters: how many it takes.
    func namesInitialiser(of type: SwiftType, parameters: Int) -> Bool {
        makings.contains { $0.labels == nil && mayBeNamed($0.callee, type, parameters) }
    }

    /// `map(.init)` does not name a type. Nobody gives the function more than the two parts of a pair.
    private func mayBeNamed(_ callee: String, _ type: SwiftType, _ parameters: Int) -> Bool {
        means(callee, type) && (callee != ".init" || parameters <= 2)
    }

    /// Whether the compiler writes the initialiser: an extension may have others.
    private func hasCompilersInitialiser(_ type: SwiftType) -> Bool {
        [.struct, .class].contains(type.kind)
            && !functions(of: type.name).contains { function in
                function.facts.name == "init" && function.path == type.path
                    && type.openLine...type.lastLine ~= function.facts.place.line
            }
    }

    /// - Parameters:
    ///   - all: the labels that an initialiser takes.
    ///   - needed: those that have no default.
    private func makes(_ type: SwiftType, all: Set<String>, needed: Set<String>) -> Bool {
        makings.contains { making in
            guard let labels = making.labels else { return mayBeNamed(making.callee, type, all.count) }
            return means(making.callee, type) && all.isSuperset(of: labels) && needed.isSubset(of: labels)
        }
    }

    /// Whether what is called may be a type's initialiser. `.init`, and what stands for a type within it, may be
    /// anybody's.
    private func means(_ callee: String, _ type: SwiftType) -> Bool {
        var name = callee[...]
        if name.hasSuffix(".init") { name = name.dropLast(5) }
        if ["", "self", "Self", "super"].contains(name) { return true }
        guard let last = name.split(separator: ".").last else { return true }
        // A variable that has a type: `type.init(id: 1)`.
        if last.first?.isUppercase != true { return callee.hasSuffix(".init") }
        return last == type.simpleName || self.type(named: String(name), in: type.name)?.name == type.name
    }
}

extension PropertyFacts {
    /// Whether the compiler's initialiser does without it.
    fileprivate var isLeftOut: Bool {
        initial != nil || !attributes.isEmpty
            || !isConstant && type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } == true
    }
}
