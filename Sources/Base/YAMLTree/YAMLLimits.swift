/// The limits for one document. A document that exceeds a limit causes an error that names the option to raise the
/// limit.
///
/// The standard limits are far above every known API description. They are low enough that a hostile document takes
/// seconds and a few hundred megabytes at most.
public struct YAMLLimits: Hashable, Sendable {
    /// The greatest size of the file in bytes. The limit is at most 1 GiB (`bytesCeiling`), because offsets have 32
    /// bits.
    public var bytes = 64 << 20
    /// The greatest depth of nested collections, including the collections of aliases.
    public var depth = 512
    /// The greatest number of scalars, sequences and mappings. The keys of mappings are not included.
    public var nodes = 10_000_000
    /// The greatest number of files to which a document refers, directly or indirectly. `bytes` and `nodes` include
    /// these files.
    public var files = 10_000
    /// The greatest number of nodes that aliases and merge keys add. The limit is at most 10 million
    /// (`aliasExpansionCeiling`), because each added node is stored.
    public var aliasExpansion = 1_000_000
    /// The greatest number of properties and enumeration values that `allOf`, `oneOf`, `anyOf` and references next to
    /// other keywords add to schemas.
    public var composition = 500_000

    public static let standard = YAMLLimits()

    /// The greatest effective value of `bytes`. A greater value has the effect of `bytesCeiling`.
    public static let bytesCeiling = 1 << 30

    /// The greatest effective value of `aliasExpansion`. A greater value has the effect of `aliasExpansionCeiling`.
    public static let aliasExpansionCeiling = 10_000_000

    /// Makes the standard limits.
    public init() {}

    /// The names of the limits in `--limit NAME=VALUE`.
    public static let names = ["bytes", "depth", "nodes", "files", "alias-expansion", "composition"]

    /// The value of a limit, or nil for an unknown name.
    public subscript(name: String) -> Int? {
        Self.keyPaths[name].map { self[keyPath: $0] }
    }

    /// Sets a limit. Returns false if the name is unknown or the value is not positive.
    public mutating func set(_ name: String, to value: Int) -> Bool {
        guard let keyPath = Self.keyPaths[name], value > 0 else { return false }
        self[keyPath: keyPath] = value
        return true
    }

    private static var keyPaths: [String: WritableKeyPath<YAMLLimits, Int>] {
        [
            "bytes": \.bytes, "depth": \.depth, "nodes": \.nodes, "files": \.files, "alias-expansion": \.aliasExpansion,
            "composition": \.composition,
        ]
    }
}
