extension Int {
    /// The number and what it counts: `1 file`, `2 files`.
    ///
    /// - Parameter plural: nil: the singular with an `s`.
    public func counted(_ singular: String, _ plural: String? = nil) -> String {
        "\(self) \(self == 1 ? singular : plural ?? singular + "s")"
    }
}
