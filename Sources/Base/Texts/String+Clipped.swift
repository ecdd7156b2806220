extension String {
    /// Returns the string itself, or its beginning with an ellipsis if it is longer than `limit`. The cut is at the
    /// last space within the limit, if there is a space. Only the beginning of a long string is examined.
    ///
    /// - Parameter limit: The greatest length without the ellipsis, in Unicode scalars.
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
