extension String {
    /// Returns the text, cut and with an ellipsis if it is too long to be repeated. A text of several words is cut
    /// between words. The rest of a long text is not examined.
    ///
    /// - Parameter limit: The greatest length in Unicode scalars.
    public func clipped(to limit: Int) -> String {
        let scalars = unicodeScalars
        guard utf8.count > limit,
            let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return self }
        let kept = scalars[..<end]
        return String(kept.lastIndex(of: " ").map { kept[..<$0] } ?? kept) + "…"
    }
}
