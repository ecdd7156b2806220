package import YAMLTree

extension YAMLLimits {
    /// Limits that inputs of a few thousand bytes can exceed.
    package static func fuzzing(depth: Int) -> YAMLLimits {
        var limits = YAMLLimits()
        limits.depth = depth
        limits.aliasExpansion = 1_000
        return limits
    }
}
