import ContractReading
import Diagnostics
import YAMLTree

/// What a document says of streams.
enum StreamRules {
    /// An end without data needs no type; a reader of the document asks for it all the same.
    static func undeclaredEnds(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for content in outline.streams {
            let places = [content, content["schema"]].compactMap(\.self)
            guard let events = places.lazy.compactMap({ $0["x-sse-events"] }).first, events.kind == .mapping,
                let ends = places.lazy.compactMap({ $0["x-sse-terminal"] }).first
            else { continue }
            let known = events.pairs.map(\.key)
            for name in ends.kind == .sequence ? Array(ends.elements) : [ends]
            where name.kind == .scalar && !known.contains(name.text) {
                // What looks like an event is a mistake, which generation reports too.
                guard Spelling.nearest(to: name.text, among: known.prefix(200)) == nil else { continue }
                findings.emit(LintMessages.undeclaredEnd(name.text, at: name.location))
            }
        }
    }

    /// Two alternatives of one name leave open which of them an event is, so its data are read as a text.
    static func repeatedEvents(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for event in outline.repeatedEvents {
            findings.emit(LintMessages.repeatedEvent(event.name, at: event.location, first: event.first))
        }
    }
}
