/// The parts of a page that do not come from the contract itself.
package struct PageExtras: Sendable {
    /// The changes since an earlier state of the contract, or nil if the page marks no changes.
    package var changes: PageChanges?
    /// Whether the page for a browser can send requests to a server that the reader names.
    package var sendsRequests = false
    /// Whether the names of types link to their headings.
    package var hasLinks = true

    package init() {}
}
