extension String {
    /// The string in snake case: `myURLProperty` → `my_url_property`. The conversion is the same as in
    /// `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase`: a word begins with a capital after a small letter, and
    /// with the last of several capitals before a small letter.
    var convertedToSnakeCase: String {
        guard !isEmpty else { return self }
        var words: [Substring] = []
        var wordStart = startIndex
        var place = index(after: startIndex)
        while let capital = self[place...].firstIndex(where: \.isUppercase) {
            words.append(self[wordStart..<capital])
            guard let small = self[capital...].firstIndex(where: \.isLowercase) else {
                wordStart = capital
                break
            }
            if small == index(after: capital) {
                wordStart = capital
            } else {
                let last = index(before: small)
                words.append(self[capital..<last])
                wordStart = last
            }
            place = index(after: small)
        }
        words.append(self[wordStart...])
        return words.map { $0.lowercased() }.joined(separator: "_")
    }
}
