import DTORuntime
import Foundation

/// A fault in the body of an answer, to see how an app survives a bad backend.
///
/// Places are written as they are in reports: `data.works[0].title`.
public enum MockDamage: Hashable, Sendable {
    /// The key, or the element, is not there.
    case missing(String)
    case null(String)
    /// A value of another type: a list of one number where there was none, else a text.
    case wrongType(String)
    /// A text that the contract does not name.
    case unknownValue(String)
    /// The body ends in its middle.
    case truncated
    /// The body is no JSON.
    case garbage

    /// The damaged body; the same where the place is not in it.
    func applied(to body: Data) -> Data {
        switch self {
        case .missing(let place): return changing(body, place) { _ in nil }
        case .null(let place): return changing(body, place) { _ in .null }
        case .wrongType(let place):
            return changing(body, place) { value in
                if case .array = value { .string("damaged") } else { .array([.integer(1)]) }
            }
        case .unknownValue(let place): return changing(body, place) { _ in .string("UNKNOWN_VALUE") }
        case .truncated: return body.prefix(body.count / 2)
        case .garbage: return Data("<html>502 Bad Gateway</html>".utf8)
        }
    }

    private func changing(_ body: Data, _ place: String, _ change: (JSONValue) -> JSONValue?) -> Data {
        guard let json = try? JSONDecoder().decode(JSONValue.self, from: body) else { return body }
        let changed = Self.changed(json, Self.steps(place)[...], change) ?? .null
        return (try? JSONEncoder().encode(changed)) ?? body
    }

    private enum Step: Equatable {
        case key(String)
        case index(Int)
    }

    /// `data.works[0].title` → data, works, 0, title
    private static func steps(_ place: String) -> [Step] {
        place.split(separator: ".").flatMap { part -> [Step] in
            let pieces = part.split(separator: "[")
            return pieces.map { piece in
                if piece.last == "]", let index = Int(piece.dropLast()) { .index(index) } else { .key(String(piece)) }
            }
        }
    }

    /// Nil: without the value.
    private static func changed(
        _ json: JSONValue, _ steps: ArraySlice<Step>, _ change: (JSONValue) -> JSONValue?
    ) -> JSONValue? {
        guard let step = steps.first else { return change(json) }
        switch (step, json) {
        case (.key(let key), .object(var members)):
            guard let value = members[key] else { return json }
            members[key] = changed(value, steps.dropFirst(), change)
            return .object(members)
        case (.index(let index), .array(var elements)):
            guard elements.indices.contains(index) else { return json }
            if let value = changed(elements[index], steps.dropFirst(), change) {
                elements[index] = value
            } else {
                elements.remove(at: index)
            }
            return .array(elements)
        default: return json
        }
    }
}
