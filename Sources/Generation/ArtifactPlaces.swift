package import GenerationSettings

extension GenerationOptions.Artifact {
    /// Those that may have put a file where it stands; none for what is not made of the contract alone: its lock, and what a package that
    /// stands by itself brings along.
    ///
    /// - Parameter path: within the output folder.
    package static func makers(of path: String) -> Set<Self> {
        let parts = path.split(separator: "/")
        return switch (parts.first, parts.count) {
        case ("Fixtures", 2...): [.fixtures]
        case ("Tests", 2...): parts[2...].first == "MockDocumentTests" ? [.mocks] : [.tests]
        case ("Mocks", 2...): [.mocks]
        case ("Scenarios", 2...): [.scenarios]
        case ("Mapping", 2...): [.mapping]
        case ("Sources", 3): ["Aliases.swift", "ContractInfo.swift"].contains(parts[2]) ? [.models] : [.client]
        case ("Sources", 4...): parts[2] == "Operations" ? [.models, .client] : [.models]
        case ("CONTRACT.md", 1), ("Contract.html", 1): [.docs]
        case (_, _): []
        }
    }
}
