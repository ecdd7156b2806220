extension BookList {
    /// By hand, beside what is generated into the same module.
    public var titles: [String] { books.map(\.title) }
}
