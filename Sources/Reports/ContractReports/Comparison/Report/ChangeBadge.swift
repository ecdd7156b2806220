import Diagnostics
import Texts

/// A badge that shows the difference between two contracts, for https://shields.io/badges/endpoint-badge. The badge
/// contains no text of a document.
struct ChangeBadge {
    let report: ChangeReport

    var text: String {
        let (message, color) = content
        return JSONText.object([
            ("schemaVersion", .number(1)), ("label", .string("contract")), ("message", .string(message)),
            ("color", .string(color)),
        ]).text
    }

    /// The text and color for the most severe change that is not approved.
    private var content: (message: String, color: String) {
        let (breaking, warnings) = (report.count(.breaking), report.count(.warning))
        if breaking > 0 { return (breaking.counted("breaking change"), "red") }
        if warnings > 0 { return (warnings.counted("change") + " with a warning", "yellow") }
        let notes = report.count(.info)
        if notes > 0 { return (notes.counted("change"), "blue") }
        return report.changes.isEmpty
            ? ("no change", "brightgreen") : (report.changes.count.counted("approved change"), "green")
    }
}
