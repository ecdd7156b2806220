/// Upper bounds on what one document may cost. Each excess is a diagnostic that names the option that raises it.
///
/// The standard values are far above every known API description and low enough that a hostile document costs seconds
/// and a few hundred megabytes at most.
public struct YAMLLimits: Hashable, Sendable {
    /// Size of the file. At most 1 GiB (`bytesCeiling`), because offsets are 32 bits wide.
    public var bytes = 64 << 20
    /// Collections within collections, counted through aliases.
    public var depth = 512
    /// Scalars, sequences and mappings; a mapping's keys are not counted.
    public var nodes = 10_000_000
    /// Files that one document refers to, directly or through others. Their bytes and nodes count as the document's.
    public var files = 10_000
    /// Nodes that aliases and merge keys stand for. At most 10 million (`aliasExpansionCeiling`), because each is written out.
    public var aliasExpansion = 1_000_000
    /// Properties, and values of enumerations, that `allOf`, `oneOf`, `anyOf` and references beside other keywords bring into other schemas.
    public var composition = 500_000

    public static let standard = YAMLLimits()

    /// The largest value of `bytes`; a greater one counts as this.
    public static let bytesCeiling = 1 << 30

    /// The largest value of `aliasExpansion`; a greater one counts as this.
    public static let aliasExpansionCeiling = 10_000_000

    public init() {}

    /// What `--limit NAME=VALUE` calls them.
    public static let names = ["bytes", "depth", "nodes", "files", "alias-expansion", "composition"]

    /// The value of a limit by its name; nil when there is no such limit.
    public subscript(name: String) -> Int? {
        Self.keyPaths[name].map { self[keyPath: $0] }
    }

    /// False when there is no limit of that name or the value is not positive.
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
