extension Int {
    /// Returns the number with a noun whose plural ends in `s`: `1 byte`, `2 bytes`.
    package func counting(_ noun: String) -> String {
        "\(self) \(noun)\(self == 1 ? "" : "s")"
    }
}
