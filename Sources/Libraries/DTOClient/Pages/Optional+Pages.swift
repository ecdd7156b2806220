@_spi(Generated) extension Optional where Wrapped: Hashable & Sendable {
    /// The value, or a new one in its place: a request without a body gets one when a page is asked for in the body.
    public subscript(orNew new: Wrapped) -> Wrapped {
        get { self ?? new }
        set { self = newValue }
    }
}
