/// Which values of a discriminator choose a component schema: those that the mapping gives it, then its own name, which holds beside the
/// mapping unless that leads elsewhere (OpenAPI 3.1.1, section 4.8.25.4).
struct DiscriminatorTags {
    private var mapped: [String: [String]] = [:]
    private var targets: [String: String] = [:]
    private let isPresent: Bool

    init(_ discriminator: DiscriminatorObject?) {
        isPresent = discriminator != nil
        for entry in discriminator?.mapping ?? [] {
            mapped[entry.targetName, default: []].append(entry.value)
            targets[entry.value] = entry.targetName
        }
    }

    /// Empty without a discriminator.
    ///
    /// - Parameter itself: the value that stands for the schema without a mapping; as a rule its name.
    func values(of schema: String, itself: String) -> [String] {
        guard isPresent else { return [] }
        let values = mapped[schema] ?? []
        return targets[itself] == nil ? values + [itself] : values
    }
}
