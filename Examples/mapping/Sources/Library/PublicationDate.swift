/// A year, a month or a day.
struct PublicationDate: Codable, Equatable {
    /// The date as a string, such as `2012-09`.
    let text: String
    let year: Int

    /// - Parameter text: One to three numbers, of which the first has four digits.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ Int($0) != nil }), parts[0].count == 4, let year = Int(parts[0])
        else { return nil }
        self.text = text
        self.year = year
    }
}
