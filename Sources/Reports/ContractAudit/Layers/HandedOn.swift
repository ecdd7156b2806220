/// Finds functions to which a decoder or an encoder passes a key. The audit does not follow what these functions do.
enum HandedOn {
    /// Returns the first call that may read or write a key, and what the call gets: `key`, `decoder`, `encoder` or
    /// `container`. The result is nil if there is no such call.
    ///
    /// A call that gets a container and keys is assumed to use only these keys.
    ///
    /// - Parameter key: A case of the coding keys. If the value is nil, calls with any key are found.
    static func first(_ function: SwiftFunction, key: String? = nil) -> (call: CallFacts, given: String)? {
        let calls = function.facts.calls.filter { !isCoding($0) }
        if let key, let call = calls.first(where: { $0.keys.contains(key) }) { return (call, "key") }
        let kind = function.isEncoder ? "encoder" : "decoder"
        let coder = function.facts.parameters.first?.name ?? kind
        let containers = Set(
            function.facts.assignments.filter { $0.sources.contains(coder + ".container") }.map(\.target))
        // A superclass reads only its own keys.
        for call in calls where call.callee != "super.init" {
            if call.sources.contains(coder) || isOwn(call.callee, of: coder) { return (call, kind) }
            if call.keys.isEmpty, !containers.isDisjoint(with: call.sources) { return (call, "container") }
        }
        return nil
    }

    /// Whether the call decodes or encodes: `contents.decode(String.self, forKey: .title)`. The container
    /// may be another container that also has the key.
    private static func isCoding(_ call: CallFacts) -> Bool {
        call.callee.contains(".") && call.arguments.contains { $0.label == "forKey" }
    }

    /// Whether the call is a method that the project adds to the decoder or encoder.
    private static func isOwn(_ callee: String, of coder: String) -> Bool {
        let parts = callee.split(separator: ".")
        let known: Set<Substring> = ["container", "singleValueContainer", "unkeyedContainer"]
        return parts.count == 2 && parts[0] == coder && !known.contains(parts[1])
    }
}
