package import YAMLTree

extension YAMLLimits {
    /// Low enough that every limit is met within a few thousand bytes.
    package static func fuzzing(depth: Int) -> YAMLLimits {
        var limits = YAMLLimits()
        limits.depth = depth
        limits.aliasExpansion = 1_000
        return limits
    }
}
