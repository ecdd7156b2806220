import ContractModel
package import YAMLTree

extension OpenAPIDocument {
    /// Collects all examples and defaults of the document, so that they can be checked against their schemas.
    package mutating func readSamples(of outline: DocumentOutline) {
        samples = outline.samples.map { sample in
            SampleObject(
                schema: schemaReader.schema(sample.schema), value: sample.value, isDefault: sample.isDefault)
        }
    }
}

extension DocumentOutline {
    /// An example or default, with the schema that describes it.
    package struct Sample {
        package var schema: YAMLNode
        package var value: YAMLNode
        package var isDefault: Bool
    }

    /// All examples and defaults of the document.
    package var samples: [Sample] {
        var samples: [Sample] = []
        func add(_ value: YAMLNode, of schema: YAMLNode, isDefault: Bool = false) {
            samples.append(Sample(schema: schema, value: value, isDefault: isDefault))
        }
        for keyword in keywords[.defaultValue] ?? [] { add(keyword.value, of: keyword.schema, isDefault: true) }
        for keyword in keywords[.example] ?? [] { add(keyword.value, of: keyword.schema) }
        for keyword in keywords[.examples] ?? [] {
            for value in keyword.value.elements { add(value, of: keyword.schema) }
        }
        for carrier in carriers {
            if let value = carrier.node["example"] { add(value, of: carrier.schema) }
            for member in carrier.node["examples"]?.pairs.map(\.value) ?? [] {
                if let value = object(member)?["value"] { add(value, of: carrier.schema) }
            }
        }
        return samples
    }
}
