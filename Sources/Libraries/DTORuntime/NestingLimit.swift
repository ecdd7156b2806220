/// The greatest depths of values, apart from the limit of the stack (`ThreadStack`).
enum NestingLimit {
    /// The greatest number of levels of a `JSONValue` below its record. Beyond this depth of a document, each wrong
    /// guess at a value's type also takes a part of the `ReadingBudget`. A decoder reveals the type of a value only by
    /// failing for other types, and each failure of `JSONDecoder` takes time in proportion to the square of the depth.
    static let freeValues = 100
    /// The depth of a document to which values of unions are read. `JSONDecoder` reads just as many levels.
    static let unions = 512
}
