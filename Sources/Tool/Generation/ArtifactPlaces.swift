package import GenerationSettings

extension GenerationOptions.Artifact {
    /// Returns the artefacts that may have made a file. The result is empty for other files, such as the lock and the
    /// libraries of a standalone package.
    ///
    /// - Parameter path: The path within the output folder.
    package static func makers(of path: String) -> Set<Self> {
        let parts = path.split(separator: "/")
        return switch (parts.first, parts.count) {
        case ("Fixtures", 2...): [.fixtures]
        case ("Tests", 2...): parts[2...].first == "MockDocumentTests" ? [.mocks] : [.tests]
        case ("Mocks", 2...): [.mocks]
        case ("Scenarios", 2...): [.scenarios]
        case ("Mapping", 2...): [.mapping]
        case ("Sources", 4) where parts[2].hasSuffix(".docc"): []
        case ("Sources", 3): ["Aliases.swift", "ContractInfo.swift"].contains(parts[2]) ? [.models] : [.client]
        case ("Sources", 4...): parts[2] == "Operations" ? [.models, .client] : [.models]
        case ("CONTRACT.md", 1), ("Contract.html", 1): [.docs]
        case (_, _): []
        }
    }
}
