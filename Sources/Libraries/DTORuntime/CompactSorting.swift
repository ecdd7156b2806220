extension Sequence {
    /// Returns the elements in order, for lists that are short or rarely sorted. All types share one copy of the
    /// sorting code, because a copy for each type would add 3 KB to an app.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func sortedCompactly(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
        sorted(by: areInIncreasingOrder)
    }
}
