package import DTORuntime

/// These functions find a value of a schema in simple cases.
extension SchemaSet {
    /// Returns an example, a default, a constant, or a value that is made from type and format. Returns nil if none of
    /// them conforms.
    package func sample(of schema: Int) -> JSONValue? {
        sample(of: schema, depth: 0)
    }

    /// The depth is limited because lists can be nested without end.
    private func sample(of schema: Int, depth: Int) -> JSONValue? {
        depth < 4 ? conforming(known(schema) + made(schema, depth: depth), schema) : nil
    }

    /// Returns an example, a default or a constant, or nil if none of them conforms.
    package func knownSample(of schema: Int) -> JSONValue? {
        conforming(known(schema), schema)
    }

    private func conforming(_ candidates: [JSONValue], _ schema: Int) -> JSONValue? {
        candidates.first { SchemaValidator.violations(in: $0, of: schema, in: self, .request).isEmpty }
    }

    private func known(_ schema: Int) -> [JSONValue] {
        let examples = first(schema) { $0.examples.isEmpty ? nil : $0.examples }
        return (examples ?? []) + (first(schema) { $0.constants } ?? [])
    }

    private func made(_ schema: Int, depth: Int) -> [JSONValue] {
        let least = first(schema) {
            $0.number?.minimum ?? $0.number?.exclusiveMinimum?.doubleValue.map { .number($0 + 1) }
        }
        let numbers: [JSONValue] = [1, 0].map { .integer($0) } + [least].compactMap(\.self)
        let length = min(first(schema) { $0.text?.minLength } ?? 0, 1_000)
        let format = first(schema) { $0.text?.format }
        let texts =
            [format.flatMap { FormatSample.text($0, number: 0, word: "sample") }].compactMap(\.self) + [
                "sample", String(repeating: "a", count: length), "1",
            ]
        let element = first(schema) { $0.list?.items }.flatMap { sample(of: $0, depth: depth + 1) }
        return numbers + [.bool(true)] + texts.map { .string($0) } + (element.map { [.array([$0])] } ?? [])
    }
}
