@_spi(Generated) import DTORuntime

/// Decodes a value that conforms to its type, and encodes it again.
struct ResponseExamination<Value: Codable & Equatable & Sendable>: Sendable {
    let name: String
    let text: String

    func check() -> [ContractFailure] {
        do {
            let json = try JSON(parsing: text)
            let attempt = DecodingAttempt<Value>(json)
            let value = try attempt.result.get()
            let encoded = try JSON(encoding: value)
            let again = try DecodingAttempt<Value>(encoded).result.get()
            return expectReport(attempt.issues, json)
                + expectMembers(of: json, in: encoded, at: "")
                + (again == value ? [] : [failure(json, "should decode to the same value the second time")])
        } catch {
            return [
                ContractFailure(
                    "\(name): the text should decode as \(Value.self), but threw \(error): \(text.prefix(200))")
            ]
        }
    }

    private func expectReport(_ issues: [DecodingIssue], _ json: JSON) -> [ContractFailure] {
        let found = issues.map(ExpectedIssue.init)
        return found.isEmpty ? [] : [failure(json, "should decode without an issue, but reported \(found.text)")]
    }

    /// Checks that all members of the original JSON are encoded. Defaults of absent members may be added.
    private func expectMembers(of sent: JSON, in encoded: JSON, at path: String) -> [ContractFailure] {
        switch (sent, encoded) {
        case (.object(let members), .object):
            return members.flatMap { member in
                expectMembers(of: member.value, in: encoded[member.key] ?? .null, at: "\(path).\(member.key)")
            }
        case (.array(let elements), .array(let others)) where elements.count == others.count:
            return zip(elements, others).enumerated().flatMap { index, pair in
                expectMembers(of: pair.0, in: pair.1, at: "\(path)[\(index)]")
            }
        default:
            guard sent != encoded else { return [] }
            return [
                failure(
                    sent,
                    "at \(path.isEmpty ? "the top" : path) should be encoded unchanged, but was encoded as \(encoded.excerpt)"
                )
            ]
        }
    }

    private func failure(_ json: JSON, _ verdict: String) -> ContractFailure {
        ContractFailure("\(name): \(json.excerpt) \(verdict).")
    }
}
