extension Sequence {
    /// Returns the elements in order, for lists that are short or rare. All types share one copy of the sorting code,
    /// because a copy for each type would take 3 KB of an app.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func sortedCompactly(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        sorted(by: areInIncreasingOrder)
    }
}
