/// Writes a checklist as a task list, which GitHub shows with boxes:
///
///     ### `WorkDTO.isbn`
///
///     warning P1: 'WorkDTO.isbn' was removed.
///
///     - [x] Document: `openapi.yaml:12`
///     - [ ] DTO: out of date: `Generated/Sources/Books/Models/WorkDTO.swift`
struct ChecklistMarkdown {
    let checklist: Checklist

    var text: String {
        let paragraphs = ["## Checklist: \(ChangeMarkdown.plain(checklist.title))"] + checklist.items.map(section)
        return (paragraphs + [summary]).joined(separator: "\n\n") + "\n"
    }

    private func section(_ item: Checklist.Item) -> String {
        let boxes = item.boxes.map { "- [\($0.isTicked ? "x" : " ")] \($0.step.rawValue): \($0.note.text)" }
        return ["### \(item.title.text)", messages(item.changes), boxes.joined(separator: "\n")]
            .joined(separator: "\n\n")
    }

    /// Returns the distinct messages. A request and a response may have the same message.
    private func messages(_ changes: [Change]) -> String {
        var told: Set<String> = []
        return changes.filter { told.insert($0.message).inserted }.map {
            "\($0.severity.rawValue) \($0.priority.rawValue): \(ChangeMarkdown.plain($0.message))"
        }.joined(separator: "\n")
    }

    private var summary: String {
        if checklist.items.isEmpty { return "No difference between the contracts." }
        let (open, all) = (checklist.openCount, checklist.boxCount)
        return "\(open) of \(all) \(all == 1 ? "box" : "boxes") \(open == 1 ? "is" : "are") open."
    }
}
