import ContractModel
import DTOContract

/// Writes events as the body of a stream.
enum StreamText {
    static func text(of content: ContentDefinition, _ events: [RuntimeEvent]) -> [UInt8] {
        let essence = MediaType.essence(of: content.mediaType)
        if essence == "text/event-stream" { return Array(events.enumerated().map(serverSent).joined().utf8) }
        // RFC 7464 requires a record separator before each value.
        let mark = essence.hasSuffix("json-seq") ? "\u{1E}" : ""
        return Array(events.map { "\(mark)\($0.data)\n" }.joined().utf8)
    }

    /// Writes an event with a number, by which a client can resume (WHATWG HTML section 9.2).
    private static func serverSent(_ index: Int, _ event: RuntimeEvent) -> String {
        // A line break in a name would begin another field.
        let name = event.name.map { $0.filter { !$0.isNewline && $0 != "\0" } }
        let lines = ["id: \(index + 1)"] + (name.map { ["event: \($0)"] } ?? []) + RuntimeEvent.fields(of: event.data)
        return lines.joined(separator: "\n") + "\n\n"
    }
}
