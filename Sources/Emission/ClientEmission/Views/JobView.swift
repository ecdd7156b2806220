import SwiftEmission
import TemplateEngine

/// The code that follows a job, in an extension of the record that begins it.
struct JobView: KeyedView {
    /// The modifiers: `nonisolated `, or empty.
    var modifiers: String
    var record: SwiftTypeSpelling
    /// The protocol `TrackableJob`.
    var conformance: SwiftTypeSpelling
    var access: String
    /// The operation that streams the job's events, and the operation that returns its status.
    var stream, status: SwiftTypeSpelling
    /// The type `ProgressLinks`.
    var linksType: SwiftTypeSpelling
    var links: CallView

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .modifiers: page.leaf(modifiers)
        case .opening: page.leaf(record)
        case .conformances: page.leaf(conformance)
        case .access: page.leaf(access)
        case .type: page.leaf(stream)
        case .payloadType: page.leaf(status)
        case .target: page.leaf(linksType)
        case .function: page.view(links)
        default: break
        }
    }
}
