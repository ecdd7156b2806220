/// How deep values that may contain themselves are followed, since a document can nest deeper than a stack reaches: the
/// threads that run tasks on Apple's platforms have 512 KB, of which a level takes up to 6 KB.
enum NestingLimit {
    /// Levels of a free value. One that is deeper is malformed.
    static let freeValues = 100
    /// Levels of a union's value. What is deeper fits no variant, and is kept as a free value.
    static let unions = 64
    /// Levels of a document down to which a union's value is decoded where it is; the levels of the line above begin below.
    static let documentedUnions = 24
}
