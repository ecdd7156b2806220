/// Functions to which a decoder or an encoder leaves a key: what these do with it is not seen.
enum HandedOn {
    /// The first call that may read or write a key, and what it is given; nil where none may.
    ///
    /// A call that is given a container and keys is taken to be about these keys alone.
    ///
    /// - Parameter key: a case of the keys; nil: any.
    static func first(_ function: SwiftFunction, key: String? = nil) -> (call: CallFacts, given: String)? {
        let calls = function.facts.calls.filter { !isCoding($0) }
        if let key, let call = calls.first(where: { $0.keys.contains(key) }) { return (call, "key") }
        let kind = function.isEncoder ? "encoder" : "decoder"
        let coder = function.facts.parameters.first?.name ?? kind
        let containers = Set(
            function.facts.assignments.filter { $0.sources.contains(coder + ".container") }.map(\.target))
        for call in calls {
            if call.sources.contains(coder) || isOwn(call.callee, of: coder) { return (call, kind) }
            if call.keys.isEmpty, !containers.isDisjoint(with: call.sources) { return (call, "container") }
        }
        return nil
    }

    /// `contents.decode(String.self, forKey: .title)`: another container may have a key of the same name.
    private static func isCoding(_ call: CallFacts) -> Bool {
        call.callee.contains(".") && call.arguments.contains { $0.label == "forKey" }
    }

    /// Whether it is a function of the coder that is not the standard library's.
    private static func isOwn(_ callee: String, of coder: String) -> Bool {
        let parts = callee.split(separator: ".")
        let known: Set<Substring> = ["container", "singleValueContainer", "unkeyedContainer"]
        return parts.count == 2 && parts[0] == coder && !known.contains(parts[1])
    }
}
