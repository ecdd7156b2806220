import DTOContract

/// The wishes of a client in the header `Prefer` (RFC 7240): `code=404, damage="missing data.works[0]"`.
struct Preference: Hashable {
    var step = MockStep()
    /// Sentences about the preferences that the server does not understand.
    var problems: [String] = []

    init(_ values: [String]) {
        for (name, value) in values.flatMap(Self.items) where !name.isEmpty {
            do throws(MockServerError) {
                if try step.set(name, value) { continue }
                // A server may ignore other preferences, such as `respond-async`.
                if ["respond-async", "return", "wait", "handling"].contains(name.lowercased()) { continue }
                let known = MockStep.words.joined(separator: ", ")
                problems.append("The preference '\(name)' is unknown. The preferences are \(known).")
            } catch .invalidRequest(let reason) {
                problems.append("Prefer: \(reason)")
            } catch {
                problems.append("Prefer: \(error)")
            }
        }
    }

    /// Splits a header at commas and semicolons. A string in quotation marks is one value.
    private static func items(_ text: String) -> [(name: String, value: String)] {
        var items: [String] = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                // A backslash before any other character belongs to the value.
                if character != "\"", character != "\\" { items[items.count - 1].append("\\") }
                items[items.count - 1].append(character)
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, character == "," || character == ";" {
                items.append("")
            } else {
                items[items.count - 1].append(character)
            }
        }
        return items.map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (trimmed(parts[0]), parts.count > 1 ? trimmed(parts[1]) : "")
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}
