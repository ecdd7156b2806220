extension String {
    /// Cut, between words where there are several, and with an ellipsis, where it would be too long to be repeated. However long it is, no
    /// more than that is looked at.
    ///
    /// - Parameter limit: in Unicode scalars.
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
