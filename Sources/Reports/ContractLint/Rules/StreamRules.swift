import ContractReading
import Diagnostics
import YAMLTree

/// Checks descriptions of streams.
enum StreamRules {
    /// Finds events of `x-sse-terminal` that `x-sse-events` does not list. An event without data needs no type, but a
    /// reader of the document may miss its description.
    static func undeclaredEnds(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for content in outline.streams {
            let places = [content, content["schema"]].compactMap(\.self)
            guard let events = places.lazy.compactMap({ $0["x-sse-events"] }).first, events.kind == .mapping,
                let ends = places.lazy.compactMap({ $0["x-sse-terminal"] }).first
            else { continue }
            let known = events.pairs.map(\.key)
            for name in ends.kind == .sequence ? Array(ends.elements) : [ends]
            where name.kind == .scalar && !known.contains(name.text) {
                // A name that is similar to an event is a mistake. Generation also reports this mistake.
                guard Spelling.nearest(to: name.text, among: known.prefix(200)) == nil else { continue }
                findings.emit(LintMessages.undeclaredEnd(name.text, at: name.location))
            }
        }
    }

    /// Finds alternatives with the same name of events. Because the event fits several alternatives, its data is
    /// decoded as a string.
    static func repeatedEvents(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for event in outline.repeatedEvents {
            findings.emit(LintMessages.repeatedEvent(event.name, at: event.location, first: event.first))
        }
    }
}
