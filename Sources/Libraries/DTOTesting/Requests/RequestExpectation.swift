import DTORuntime
import Foundation

/// The method and the path template of an operation, with which its requests are compared.
///
/// The comparison has its own implementation of the styles of OpenAPI 3.1.1 section 4.8.12, so that it does not use the
/// code under test.
struct RequestExpectation: Sendable {
    let method: String
    let path: String

    /// Returns the differences between a request and the expected values, as sentences without a full stop.
    func faults(of request: SentRequest, _ parts: [RequestPart]) -> [String] {
        do {
            let values = try parts.map { part in (part: part, value: try JSON(parsing: part.json)) }
            return line(of: request, values) + query(of: request, values) + headers(of: request, values)
                + cookies(of: request, values) + (try body(of: request, values))
        } catch {
            return ["an expected value is not JSON: \(error)"]
        }
    }

    private typealias Values = [(part: RequestPart, value: JSON)]

    private func line(of request: SentRequest, _ values: Values) -> [String] {
        // The template may contain percent-encoded characters, and `URLComponents.path` is decoded.
        var expected = path.removingPercentEncoding ?? path
        for (part, value) in values where part.place == .path {
            expected = expected.replacing("{\(part.name)}", with: Self.text(of: value, part))
        }
        let found = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.path ?? ""
        return Self.fault("the method", "\(request.method)", method) + Self.fault("the path", found, expected)
    }

    private func query(of request: SentRequest, _ values: Values) -> [String] {
        let query = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.percentEncodedQuery ?? ""
        let expected = values.filter { $0.part.place == .query }.flatMap { Self.pairs(of: $0.value, $0.part) }
        return Self.fault("the query", Self.pairs(in: query), expected)
    }

    private func headers(of request: SentRequest, _ values: Values) -> [String] {
        values.filter { $0.part.place == .header }.flatMap { part, value in
            Self.fault("the header \(part.name)", request.headers[part.name] ?? "", Self.text(of: value, part))
        }
    }

    private func cookies(of request: SentRequest, _ values: Values) -> [String] {
        let expected = values.filter { $0.part.place == .cookie }.flatMap { Self.pairs(of: $0.value, $0.part) }
        if expected.isEmpty { return [] }
        let sent = (request.headers["Cookie"] ?? "").replacing("; ", with: "&")
        return Self.fault("the cookies", Self.pairs(in: sent), expected)
    }

    private func body(of request: SentRequest, _ values: Values) throws -> [String] {
        guard let (part, value) = values.first(where: { $0.part.place == .body }) else {
            return request.body.map { ["it should have no body, but has \($0.count.counting("byte"))"] } ?? []
        }
        let sent = String(decoding: request.body ?? Data(), as: UTF8.self)
        let type = Self.fault("the media type", request.headers["Content-Type"] ?? "none", part.name)
        switch part.bodyForm {
        case .text: return type + Self.fault("the body", sent, value.text)
        case .form:
            return type + Self.fault("the form", Self.pairs(in: sent, isForm: true), Self.pairs(of: value, part))
        case .json:
            let found = try? JSON(parsing: sent)
            return type + (found == value ? [] : ["the body should be \(value.excerpt), but is \(sent.prefix(200))"])
        }
    }

    // MARK: Texts

    /// Returns the parameter as a string, without percent-encoding.
    private static func text(of value: JSON, _ part: RequestPart) -> String {
        let values = texts(of: value, isExploded: part.explode)
        switch part.style {
        case .json: return value.description
        case .label: return "." + values.joined(separator: part.explode ? "." : ",")
        case .matrix:
            if case .object = value, part.explode { return ";" + values.joined(separator: ";") }
            return ";\(part.name)=" + values.joined(separator: part.explode ? ";\(part.name)=" : ",")
        case .simple, .form, .spaceDelimited, .pipeDelimited, .tabDelimited, .deepObject:
            return values.joined(separator: ",")
        }
    }

    /// Returns the parameter as fields of a query, without percent-encoding.
    private static func pairs(of value: JSON, _ part: RequestPart) -> [String] {
        switch (value, part.style) {
        case (_, .json): return ["\(part.name)=\(value)"]
        case (.object(let members), .deepObject):
            return members.map { "\(part.name)[\($0.key)]=\($0.value.text)" }
        case (.object(let members), _) where part.explode:
            return members.flatMap { member in
                texts(of: member.value, isExploded: true).map { "\(member.key)=\($0)" }
            }
        case (.array(let elements), _) where part.explode: return elements.map { "\(part.name)=\($0.text)" }
        case (_, let style):
            let separators: [RequestPart.Style: String] = [
                .spaceDelimited: " ", .pipeDelimited: "|", .tabDelimited: "\t",
            ]
            let text = texts(of: value, isExploded: false).joined(separator: separators[style] ?? ",")
            return ["\(part.name)=\(text)"]
        }
    }

    /// Returns the parts of a value as strings. The member of an object is `R`, `100`, or `R=100` if it is exploded.
    private static func texts(of value: JSON, isExploded: Bool) -> [String] {
        switch value {
        case .array(let elements): elements.map(\.text)
        case .object(let members):
            members.flatMap { isExploded ? ["\($0.key)=\($0.value.text)"] : [$0.key, $0.value.text] }
        case .null, .boolean, .number, .string: [value.text]
        }
    }

    /// Returns the percent-decoded fields of a query or a form.
    private static func pairs(in text: String, isForm: Bool = false) -> [String] {
        text.split(separator: "&").map { pair in
            let pair = String(isForm ? pair.replacing("+", with: " ") : pair)
            return pair.removingPercentEncoding ?? pair
        }
    }

    // MARK: Differences

    private static func fault(_ subject: String, _ found: String, _ expected: String) -> [String] {
        found == expected || isEqualJSON(found, expected)
            ? [] : ["\(subject) should be '\(expected)', but is '\(found)'"]
    }

    private static func fault(_ subject: String, _ found: [String], _ expected: [String]) -> [String] {
        let (found, expected) = (found.sorted(), expected.sorted())
        let isEqual = found.elementsEqual(expected) { isEqualField($0, $1) }
        return isEqual ? [] : fault(subject, found.joined(separator: "&"), expected.joined(separator: "&"))
    }

    private static func isEqualField(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.split(separator: "=", maxSplits: 1), right.split(separator: "=", maxSplits: 1))
        guard left.count == 2, right.count == 2, left[0] == right[0] else { return left == right }
        return left[1] == right[1] || isEqualJSON(String(left[1]), String(right[1]))
    }

    /// Returns whether both strings are JSON documents with the same values, whose members may have different orders.
    private static func isEqualJSON(_ left: String, _ right: String) -> Bool {
        guard let left = try? JSON(parsing: left), let right = try? JSON(parsing: right) else { return false }
        return left == right
    }
}
