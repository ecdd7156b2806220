/// How deep values are followed, where it is not the stack that says so (`ThreadStack`).
enum NestingLimit {
    /// Levels of a free value below the record in which it stands, and levels of a document beyond which each wrong guess is paid for
    /// (`ReadingBudget`). A decoder says of what type a value is only by failing for the others, and each failure costs `JSONDecoder` the square of
    /// the depth.
    static let freeValues = 100
    /// Levels of a document down to which a union's value is read: as many as `JSONDecoder` reads.
    static let unions = 512
}
