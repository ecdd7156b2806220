@_spi(Generated) extension Optional where Wrapped: Hashable & Sendable {
    /// The value, or the given one if it is nil. A request without a body needs this if its body selects the page.
    public subscript(orNew new: Wrapped) -> Wrapped {
        get { self ?? new }
        set { self = newValue }
    }
}
