import ContractModel
import YAMLTree

extension ContractBuilder {
    /// Returns the tags in the order of the document, with each name once.
    func tags() -> [TagDefinition] {
        guard let tags = document.documents.root.root["tags"] else { return [] }
        var seen: Set<String> = []
        return tags.elements.compactMap { tag in
            guard let name = tag.plainText("name"), seen.insert(name).inserted else { return nil }
            return TagDefinition(
                name: name, title: tag.plainText("summary") ?? tag.plainText("x-displayName"),
                description: tag.plainText("description"))
        }
    }
}

extension CodeSample {
    /// The greatest number of samples of an operation, and the greatest length of a sample in UTF-8 bytes.
    private static let countLimit = 16
    private static let lengthLimit = 20_000

    /// Returns the samples of an operation. Samples without code, and long samples, are left out.
    static func samples(at operation: YAMLNode) -> [CodeSample] {
        guard let samples = operation["x-codeSamples"] ?? operation["x-code-samples"] else { return [] }
        return samples.elements.prefix(countLimit).compactMap { sample in
            guard let source = sample.plainText("source"), source.utf8.count <= lengthLimit else { return nil }
            let title = sample.plainText("label") ?? sample.plainText("lang") ?? "Sample"
            return CodeSample(title: title, source: source)
        }
    }
}
