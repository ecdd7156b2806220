import DTOContract
import DTORuntime
import Foundation

/// These functions make a response from the contract, the client's preferences, the scenario, and the stored resources.
extension ContractService {
    func answer(of operation: RuntimeOperation, to request: MockHTTPRequest, _ session: String) -> ContractAnswer {
        let preference = Preference(request.headers.values(of: "Prefer"))
        if let problem = preference.problems.first {
            return ContractAnswer(Problem(.badRequest, problem), of: operation)
        }
        let (scenario, number) = control.sessions.with(session) { session, _ in
            session.requestCount += 1
            return (session.nextStep(of: operation.id, for: request), session.requestCount)
        }
        let step = preference.step.filled(from: scenario)
        var answer = content(of: operation, step, request)
        if answer.problem != nil, preference.step.status == nil, let status = scenario.status,
            chosen(operation, status) == nil
        {
            // A scenario may use a status that the document does not have, for example for an outage.
            answer = ContractAnswer(
                Problem(
                    HTTPStatus(status),
                    "A scenario of \(operation.id) chooses this status, which the document does not have."))
            answer.problem = nil
        }
        answer.operation = operation.id
        let isUsual = step.status == nil || step.status == chosen(operation, nil)?.code
        if let body = step.body { answer = scripted(body, step, operation, answer) }
        if answer.isOfContract, isUsual, step.example == nil, step.body == nil {
            remember(operation, request, session, in: &answer)
            showListed(operation, request, in: &answer)
            page(operation, request, in: &answer)
        }
        if answer.isOfContract, step.isDynamic == true, step.example == nil, remembered(by: operation) == nil {
            vary(&answer, request)
        }
        if answer.isOfContract { lead(&answer, request) }
        if answer.isOfContract { damage(&answer, step, number) }
        for field in step.headers?.fields ?? [] { answer.response.headers[field.name] = field.value }
        var numbers = SeededNumbers(seed: ~options.seed, number: number)
        answer.response.delay = step.delay?.duration(Double.random(in: 0...1, using: &numbers))
        answer.response.fault = step.fault
        return answer
    }

    /// Returns the response with the body of a scenario. The document may lack the response's status.
    private func scripted(
        _ body: JSONValue, _ step: MockStep, _ operation: RuntimeOperation, _ answer: ContractAnswer
    ) -> ContractAnswer {
        var scripted = answer
        if answer.problem != nil || !answer.isOfContract {
            scripted = ContractAnswer(.status(HTTPStatus(step.status ?? 200)), of: operation)
        }
        let mediaType = step.headers?["Content-Type"] ?? (scripted.isJSON ? nil : "application/json")
        if let mediaType { scripted.response.headers["Content-Type"] = mediaType }
        scripted.response.writing = nil
        scripted.response.body = scripted.isJSON ? body.bytes : body.stringValue.map { Data($0.utf8) } ?? body.bytes
        (scripted.warning, scripted.response.headers["X-Mock-Warning"]) = (nil, nil)
        return scripted
    }

    func content(
        of operation: RuntimeOperation, _ step: MockStep, _ request: MockHTTPRequest
    ) -> ContractAnswer {
        guard let (answer, code) = chosen(operation, step.status) else {
            let statuses = operation.answers.map(\.status).joined(separator: ", ")
            let known = statuses.isEmpty ? "no response" : statuses
            let wanted = step.status.map { " \($0)" } ?? ""
            if step.status == nil {
                let reason = "The mock server cannot send a response of \(operation.id): the document has \(known)."
                return ContractAnswer(Problem(.notImplemented, reason))
            }
            return ContractAnswer(
                Problem(.badRequest, "\(operation.id) has no response\(wanted); it has \(known)."))
        }
        let status = HTTPStatus(code)
        if answer.contents.isEmpty {
            return withHeaders(of: answer, operation, request, ContractAnswer(.status(status)))
        }
        guard let index = Acceptance(request.headers["Accept"]).best(of: answer.contents.map(\.mediaType)) else {
            let known = answer.contents.map(\.mediaType).joined(separator: ", ")
            return ContractAnswer(
                Problem(HTTPStatus(406), "The response \(code) of \(operation.id) has the media types \(known)."))
        }
        guard HTTPHeaders.isValue(answer.contents[index].mediaType) else {
            return ContractAnswer(
                Problem(
                    .internalServerError,
                    "The media type of \(operation.id) is not a valid header value, so the response is not sent."))
        }
        return withHeaders(
            of: answer, operation, request, body(answer.contents[index], status, step, operation, request))
    }

    /// Adds the documented headers, such as `X-RateLimit-Remaining` and `Retry-After`. Links to the document's servers
    /// lead to this server.
    private func withHeaders(
        of documented: RuntimeAnswer, _ operation: RuntimeOperation, _ request: MockHTTPRequest,
        _ answer: ContractAnswer
    ) -> ContractAnswer {
        var answer = answer
        if !answer.isOfContract { return answer }
        for field in headers.fields(of: documented, operation, contract.schemas) {
            answer.response.headers[field.name] = ownLinks.leading(field.value, for: request)
        }
        return answer
    }

    /// Returns the response for the code. If `code` is nil, the result is the lowest success, or `default`, or the
    /// first response.
    func chosen(_ operation: RuntimeOperation, _ code: Int?) -> (answer: RuntimeAnswer, code: Int)? {
        // An interim response is followed by another response (RFC 9110 section 15.2), for example in a web socket.
        let answers = operation.answers.filter { !$0.status.hasPrefix("1") }
        if let code {
            guard (200...599).contains(code) else { return nil }
            let exact = answers.first { Int($0.status) == code }
            let found = exact ?? answers.first { $0.status != "default" && $0.fits(code) }
            return (found ?? answers.first { $0.status == "default" }).map { ($0, code) }
        }
        let own = Set(answers.compactMap { Int($0.status) })
        let successes = answers.filter { $0.status.hasPrefix("2") }.map { ($0, $0.code(besides: own)) }
        if let best = successes.min(by: { $0.1 < $1.1 }) { return best }
        if let other = answers.first(where: { $0.status == "default" }) { return (other, 200) }
        // An operation that only switches to another protocol responds that an upgrade is required.
        if answers.count < operation.answers.count {
            return answers.first { $0.fits(426) }.map { ($0, 426) }
        }
        return answers.first.map { ($0, $0.code(besides: own)) }
    }

    private func body(
        _ content: RuntimeContent, _ status: HTTPStatus, _ step: MockStep, _ operation: RuntimeOperation,
        _ request: MockHTTPRequest
    ) -> ContractAnswer {
        let isEventStream = RuntimeMediaType.isEventStream(content.mediaType)
        let isStream = isEventStream || !content.events.isEmpty
        var isScripted = step.events != nil || (step.example == nil && !content.events.isEmpty)
        // If the document's example is a script of events, the example is used instead of generated events.
        if isEventStream, step.events == nil, step.example == nil, let example = content.examples.first,
            !EventScript(String(decoding: example.body, as: UTF8.self)).events.isEmpty
        {
            isScripted = false
        }
        if isStream && isScripted || content.examples.isEmpty {
            let events = step.events ?? content.events.map { MockEvent($0.name, data: $0.data) }
            return stream(events, content.mediaType, status, step, request)
        }
        var example = belonging(content.examples, operation, request) ?? content.examples[0]
        if let name = step.example {
            guard let found = content.examples.first(where: { $0.name == name }) else {
                let known = content.examples.compactMap(\.name).joined(separator: ", ")
                return ContractAnswer(
                    Problem(
                        .badRequest,
                        "The response has no example '\(name)'. Its examples are: \(known.isEmpty ? "none" : known)."))
            }
            example = found
        }
        if isEventStream {
            let script = EventScript(String(decoding: example.body, as: UTF8.self))
            var step = step
            step.retry = step.retry ?? script.retry
            return stream(script.events, content.mediaType, status, step, request)
        }
        let text = EncodedText(example.body, as: content.mediaType)
        var answer = ContractAnswer(.data(text.bytes, contentType: text.mediaType, status: status))
        (answer.schema, answer.isMade) = (content.schema, example.isMade)
        if let fault = example.fault {
            let name = example.name.map { "The example '\($0)'" } ?? "The body"
            let warning = Problem(status, "\(name) does not conform to its schema: \(fault)")
            answer.warning = warning.text
            answer.response.headers["X-Mock-Warning"] = warning.line
        }
        stateStatus(in: &answer)
        return answer
    }

    /// Returns the first example whose name is also the name of parameter examples with the values in the request.
    private func belonging(
        _ examples: [RuntimeExample], _ operation: RuntimeOperation, _ request: MockHTTPRequest
    ) -> RuntimeExample? {
        let named = operation.parameters.filter { !$0.namedExamples.isEmpty }
        if named.isEmpty || examples.count < 2 { return nil }
        let reading = ParameterReading(request, contract.schemas)
        return examples.first { example in
            let wanted = named.compactMap { parameter in
                example.name.flatMap { parameter.namedExamples[$0] }.map { (parameter, $0) }
            }
            return !wanted.isEmpty
                && wanted.allSatisfy { parameter, value in
                    guard let sent = reading.value(of: parameter) else { return false }
                    return sent == value || HeaderText.text(of: sent) == HeaderText.text(of: value)
                }
        }
    }

    /// Sets the `status` of a problem to the actual status (RFC 9457 section 3.1.2), and numbers such as `statusCode` of
    /// a made failure. An example for `default` or `4XX` has only one of the possible values.
    private func stateStatus(in answer: inout ContractAnswer) {
        let code = answer.response.status.code
        let isProblem = answer.response.headers["Content-Type"]?.hasPrefix("application/problem+json") == true
        guard code >= 400, isProblem || answer.isMade && answer.isJSON,
            let value = answer.response.body.flatMap({ JSONValue(bytes: $0) })
        else { return }
        var stated = value
        for place in [[], ["error"]] {
            let members = place.reduce(value, { $0?[$1] })?.objectValue ?? [:]
            for (key, member) in members where RuntimeAnswer.isStatusCode(key) && member.integerValue != nil {
                let next = stated.setting(place + [key], to: .integer(Int64(code)))
                if conforms(next, to: answer.schema) { stated = next }
            }
        }
        if stated != value { answer.response.body = stated.bytes }
    }

    // MARK: Streams

    private func stream(
        _ events: [MockEvent], _ mediaType: String, _ status: HTTPStatus, _ step: MockStep, _ request: MockHTTPRequest
    ) -> ContractAnswer {
        var script = events
        for index in script.indices where script[index].pause == .zero { script[index].pause = step.pause ?? .zero }
        var damage: [MockDamage] = []
        if let wanted = step.damage {
            do throws(DamageFault) {
                (script, damage) = (try Self.damaged(script, wanted), wanted)
            } catch {
                return ContractAnswer(Problem(.badRequest, error.reason))
            }
        }
        var options = MockEventOptions()
        options.retry = step.retry
        options.heartbeat = step.heartbeat
        options.dropAfter = step.drop
        let response =
            RuntimeMediaType.isEventStream(mediaType)
            ? MockHTTPResponse.events(script, to: request, options: options)
            : .lines(script, type: mediaType, dropAfter: step.drop)
        var answer = ContractAnswer(response)
        if answer.response.status == .ok { answer.response.status = status }
        answer.damage = damage
        return answer
    }

    /// Damages the data of events. The path of a damage begins with the index of the event: `missing [2].jobId`.
    private static func damaged(_ events: [MockEvent], _ damage: [MockDamage]) throws(DamageFault) -> [MockEvent] {
        var events = events
        for damage in damage {
            guard case .index(let index) = damage.path.steps.first, events.indices.contains(index) else {
                throw DamageFault(
                    "The path of a damage to a stream begins with the index of an event, such as [0]. The stream has "
                        + "\(events.count.counting("event")), and the path is '\(damage.path.text)'.")
            }
            let rest = MockDamage(damage.kind, DamagePath(Array(damage.path.steps.dropFirst())))
            events[index].data = String(decoding: try rest.applied(to: Data(events[index].data.utf8)), as: UTF8.self)
        }
        return events
    }

    // MARK: Damage

    private func damage(_ answer: inout ContractAnswer, _ step: MockStep, _ number: Int) {
        // Most responses are not damaged, so their bodies are not parsed. A stream was damaged in an earlier step.
        if step.damage == nil, options.damageShare <= 0 { return }
        if answer.response.writing == nil, let body = answer.response.body, answer.isJSON,
            let value = JSONValue(bytes: body)
        {
            let wanted = step.damage ?? [options.damage(to: value, number: number)].compactMap(\.self)
            do throws(DamageFault) {
                var damaged = body
                for damage in wanted { damaged = try damage.applied(to: damaged) }
                answer.response.body = damaged
                answer.damage = wanted
            } catch {
                answer = ContractAnswer(Problem(.badRequest, error.reason))
            }
        } else if let wanted = step.damage, answer.damage != wanted {
            answer = ContractAnswer(
                Problem(
                    .badRequest,
                    "Only JSON can be damaged, and the response is not JSON. Use 'fault' for other responses."))
        }
        if !answer.damage.isEmpty {
            answer.response.headers["X-Mock-Damage"] = answer.damage.map(\.text).joined(separator: ", ")
        }
    }

    private func vary(_ answer: inout ContractAnswer, _ request: MockHTTPRequest) {
        guard let body = answer.response.body, answer.isJSON, let value = JSONValue(bytes: body) else { return }
        let text = Array("\(request.method) \(request.target)\n".utf8) + (request.body ?? Data())
        // If the schema does not allow the variation, another variation is tried. For example, a list may require
        // sorted numbers. If all variations fail, the example is kept.
        for attempt in 0..<UInt64(4) {
            var variation = Variation(seed: options.seed &+ attempt, text: text)
            let varied = variation.varied(value)
            guard fits(varied, insteadOf: value, answer.schema) else { continue }
            answer.response.body = varied.bytes
            return
        }
    }

    /// Changes links to the document's servers so that they lead to this server, if the schema allows the changed
    /// links.
    private func lead(_ answer: inout ContractAnswer, _ request: MockHTTPRequest) {
        guard let body = answer.response.body, answer.isJSON,
            let led = ownLinks.leading(body, for: request),
            fits(led, insteadOf: JSONValue(bytes: body) ?? led, answer.schema)
        else { return }
        answer.response.body = led.bytes
    }

    func conforms(_ value: JSONValue, to schema: Int?) -> Bool {
        violations(in: value, of: schema) == 0
    }

    /// Whether a changed response has no more violations of its schema than the response before the change. Examples in
    /// documents may violate their schemas.
    func fits(_ changed: JSONValue, insteadOf value: @autoclosure () -> JSONValue, _ schema: Int?) -> Bool {
        let count = violations(in: changed, of: schema)
        return count == 0 || count <= violations(in: value(), of: schema)
    }

    func violations(in value: JSONValue, of schema: Int?) -> Int {
        guard let schema else { return 0 }
        return SchemaValidator.violations(in: value, of: schema, in: contract.schemas, .response).count
    }
}

extension ContractAnswer {
    var isJSON: Bool {
        response.headers["Content-Type"].map(RuntimeMediaType.isJSON) ?? false
    }
}

extension MockHTTPResponse {
    /// Makes a stream with one value per line.
    fileprivate static func lines(_ events: [MockEvent], type: String, dropAfter: Int?) -> MockHTTPResponse {
        MockHTTPResponse(type: type) { writer in
            for (index, event) in events.enumerated() {
                if dropAfter == index { throw MockServerError.connectionClosed }
                // The script requires this pause, which the client should see between two values.
                if event.pause > .zero { try await Task.sleep(for: event.pause) }
                try await writer.write(event.data + "\n")
            }
        }
    }
}
