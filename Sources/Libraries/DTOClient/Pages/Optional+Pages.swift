@_spi(Generated) extension Optional where Wrapped: Hashable & Sendable {
    /// The wrapped value, or `new` if there is no value. A key path to the page number in an optional body contains
    /// this subscript.
    public subscript(orNew new: Wrapped) -> Wrapped {
        get { self ?? new }
        set { self = newValue }
    }
}
