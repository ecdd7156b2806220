extension BookList {
    /// A hand-written property next to the generated code of this module.
    public var titles: [String] { books.map(\.title) }
}
