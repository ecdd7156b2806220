import DTOContract
import DTORuntime
import Foundation

/// These functions read and write scenarios as JSON: `{"sequence": [503, 503, 200], "delay": "100-300"}`.
extension MockSteps {
    /// - Throws: `MockServerError.invalidRequest` if the value is not a scenario.
    init(json: JSONValue) throws(MockServerError) {
        guard case .object(var members) = json else {
            self.init([try MockStep(json: json)])
            return
        }
        let sequence = members.removeValue(forKey: "sequence")
        let repeats = members.removeValue(forKey: "repeats")
        let condition = members.removeValue(forKey: "when")
        let common = try MockStep(json: .object(members), isWhole: true)
        guard let sequence else {
            if repeats != nil { throw .invalidRequest("'repeats' needs a 'sequence'.") }
            self.init([common])
            self.condition = try condition.map(MockCondition.init(json:))
            return
        }
        guard case .array(let elements) = sequence, (1...Self.stepLimit).contains(elements.count) else {
            throw .invalidRequest(
                "'sequence' must be a list of one to \(Self.stepLimit) responses, such as [503, 503, 200].")
        }
        guard repeats == nil || repeats?.boolValue != nil else {
            throw .invalidRequest("'repeats' must be true or false.")
        }
        var steps: [MockStep] = []
        for (number, element) in elements.enumerated() {
            do {
                steps.append(try MockStep(json: element).filled(from: common))
            } catch .invalidRequest(let reason) {
                throw .invalidRequest("Response \(number + 1) of 'sequence': \(reason)")
            } catch {
                throw error
            }
        }
        self.init(steps, repeats: repeats?.boolValue ?? false)
        self.condition = try condition.map(MockCondition.init(json:))
    }

    var json: JSONValue {
        var members: [String: JSONValue] = ["sequence": .array(steps.map(\.json)), "repeats": .bool(repeats)]
        if steps.count == 1, !repeats { members = steps[0].json.objectValue ?? [:] }
        members["when"] = condition?.json
        return .object(members)
    }
}

extension MockStep {
    /// - Parameters:
    ///   - json: A status, or an object whose keys are `events`, `body`, `headers` and the preferences of the header
    ///     `Prefer`.
    ///   - isWhole: Whether the object may also have the keys of a whole scenario: `sequence`, `repeats` and `when`.
    init(json: JSONValue, isWhole: Bool = false) throws(MockServerError) {
        self.init()
        switch json {
        case .integer(let status): _ = try set("status", "\(status)")
        case .object(let members):
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                switch name {
                case "events": events = try Self.events(member)
                case "body": body = member
                case "headers": headers = try Self.headers(member)
                default: try set(name, member, isWhole)
                }
            }
        default: throw .invalidRequest("A response must be a status or an object, not \(json.kind).")
        }
    }

    private mutating func set(_ name: String, _ member: JSONValue, _ isWhole: Bool) throws(MockServerError) {
        // A wrong key is reported before a wrong value: in '{"sequenc": [503, 200]}' only the key is wrong.
        guard Self.words.contains(name.lowercased()) || name.lowercased() == "status" else {
            throw Self.unknown(name, isWhole)
        }
        _ = try set(name, try Self.text(name, member))
    }

    /// Reads `{"X-Name": "value"}`. Headers that frame the response are rejected, because the server writes them.
    private static func headers(_ json: JSONValue) throws(MockServerError) -> HTTPHeaders {
        let framing: Set<String> = ["content-length", "transfer-encoding", "connection"]
        guard case .object(let members) = json, members.count <= 100 else {
            throw .invalidRequest("'headers' must be an object of at most 100 names, each with a string.")
        }
        var headers = HTTPHeaders()
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            guard HTTPHeaders.isName(name), !framing.contains(name.lowercased()), let text = member.stringValue,
                HTTPHeaders.isValue(text)
            else {
                throw .invalidRequest(
                    "'\(name.prefix(80))' in 'headers' is not valid. A header needs a valid name, and a string without "
                        + "line breaks. The server sets Content-Length, Transfer-Encoding and Connection.")
            }
            headers.add(name, text)
        }
        return headers
    }

    private static func unknown(_ name: String, _ isWhole: Bool) -> MockServerError {
        let own = isWhole ? ["sequence", "repeats", "when"] : []
        let known = ["status"] + words.dropFirst() + ["events", "body", "headers"] + own
        let meant = LikelyWord.nearest(to: name, among: known).map { "did you mean '\($0)'? The keys" } ?? "the keys"
        return .invalidRequest(
            "'\(name.prefix(80))' is not a key of a \(isWhole ? "scenario" : "response"); \(meant) are \(known.joined(separator: ", "))."
        )
    }

    /// Returns the value of a key as the header `Prefer` would contain it.
    private static func text(_ name: String, _ value: JSONValue) throws(MockServerError) -> String {
        switch value {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .bool(let flag): return String(flag)
        case .array(let elements) where name == "damage" && elements.allSatisfy({ $0.stringValue != nil }):
            return elements.compactMap(\.stringValue).joined(separator: ",")
        default:
            let forms = name == "damage" ? "a string or a list of strings" : "a string, an integer or a Boolean"
            throw .invalidRequest("'\(name.prefix(80))' must be \(forms), not \(value.kind).")
        }
    }

    private static func events(_ json: JSONValue) throws(MockServerError) -> [MockEvent] {
        guard case .array(let elements) = json, elements.count <= MockSteps.stepLimit else {
            throw .invalidRequest("'events' must be a list of at most \(MockSteps.stepLimit) events.")
        }
        var events: [MockEvent] = []
        for element in elements {
            guard case .object(let members) = element, let data = members["data"] else {
                throw .invalidRequest("An event must be an object with 'data'. 'event', 'id' and 'pause' are optional.")
            }
            var event = MockEvent(
                data: data.stringValue ?? String(decoding: data.bytes, as: UTF8.self))
            for (name, member) in members where name != "data" {
                switch (name, member) {
                case ("event", .string(let text)): event.name = text
                case ("id", .string(let text)): event.id = text
                case ("pause", .integer(let number)) where (0...60_000).contains(number):
                    event.pause = .milliseconds(number)
                default:
                    throw .invalidRequest(
                        "'\(name.prefix(80))' is not valid in an event. 'event' and 'id' must be strings, and 'pause' an "
                            + "integer of milliseconds from 0 to 60000.")
                }
            }
            events.append(event)
        }
        return events
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [:]
        func milliseconds(_ duration: Duration?) -> JSONValue? { duration.map { .integer($0.milliseconds) } }
        members["status"] = status.map { .integer(Int64($0)) }
        members["example"] = example.map { .string($0) }
        members["delay"] = delay.map { delay in
            let (least, most) = (delay.shortest.milliseconds, delay.longest.milliseconds)
            return least == most ? .integer(least) : .string("\(least)-\(most)")
        }
        members["fault"] = fault.map { .string($0.text) }
        members["damage"] = damage.map { .array($0.map { .string($0.text) }) }
        members["dynamic"] = isDynamic.map { .bool($0) }
        members["pause"] = milliseconds(pause)
        members["heartbeat"] = milliseconds(heartbeat)
        members["retry"] = milliseconds(retry)
        members["drop"] = drop.map { .integer(Int64($0)) }
        members["events"] = events.map { .array($0.map(\.json)) }
        members["body"] = body
        members["headers"] = headers.map { headers in
            .object(
                Dictionary(headers.fields.map { ($0.name, .string($0.value)) }, uniquingKeysWith: { $1 }))
        }
        return .object(members)
    }
}

extension MockEvent {
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = ["data": .string(data)]
        if let name { members["event"] = .string(name) }
        if let id { members["id"] = .string(id) }
        if pause > .zero { members["pause"] = .integer(pause.milliseconds) }
        return .object(members)
    }
}

extension MockFault {
    /// The fault as the header `Prefer` contains it.
    var text: String {
        switch self {
        case .closeBefore: "close-before"
        case .closeWithin(let bytes): "close-within \(bytes)"
        case .closeAfter: "close-after"
        case .trickle(let bytes, let pause): "trickle \(bytes) \(pause.milliseconds)"
        case .wrongLength(let count): "wrong-length \(count)"
        case .garbage: "garbage"
        }
    }
}
