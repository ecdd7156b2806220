extension Int {
    /// Returns the number with the noun: `1 file`, `2 files`.
    ///
    /// - Parameter plural: The plural, or nil for a noun whose plural is the singular with `s`.
    public func counted(_ singular: String, _ plural: String? = nil) -> String {
        "\(self) \(self == 1 ? singular : plural ?? singular + "s")"
    }
}
