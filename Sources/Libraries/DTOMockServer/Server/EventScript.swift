import Foundation

/// The events in an example for a stream (WHATWG HTML section 9.2.6).
struct EventScript: Hashable {
    var events: [MockEvent] = []
    var retry: Duration?

    init(_ text: String) {
        var event = MockEvent(data: "")
        var data: [Substring] = []
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        for line in (lines + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                // An event without data is ignored, but a comment before it is kept.
                if !data.isEmpty {
                    event.data = data.joined(separator: "\n")
                    events.append(event)
                    event = MockEvent(data: "")
                }
                (event.name, event.id, data) = (nil, nil, [])
                continue
            }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? (parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]) : ""
            switch parts[0] {
            case "": event.comments.append(String(value))
            case "data": data.append(value)
            case "event": event.name = value.isEmpty ? nil : String(value)
            case "id": event.id = String(value)
            case "retry": retry = Int(value).flatMap { $0 >= 0 ? .milliseconds($0) : nil } ?? retry
            default: break
            }
        }
    }
}
