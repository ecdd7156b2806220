import DTORuntime

/// The expected value after reading and writing: equal as JSON, without keys that the schema does not name and nulls of
/// optional properties, and with the defaults of the schema (Documentation/Tolerance.md).
///
/// The schema is read independently of the generator. A fact about a key in one place of the schema is assumed for all
/// places.
struct RoundTrip {
    private var named: Set<String> = []
    private var defaults: [String: [JSONValue]] = [:]
    private var keepsFurtherKeys = false

    init(_ schema: JSONValue) {
        read(schema)
    }

    private mutating func read(_ schema: JSONValue) {
        for (keyword, value) in schema.objectValue ?? [:] {
            switch (keyword, value) {
            case ("properties", .object(let properties)):
                for (key, property) in properties {
                    named.insert(key)
                    if let preset = property["default"] { defaults[key, default: []].append(preset) }
                    read(property)
                }
            case ("patternProperties", .object(let properties)):
                keepsFurtherKeys = true
                for property in properties.values { read(property) }
            case ("$defs", .object(let schemas)), ("definitions", .object(let schemas)):
                for schema in schemas.values { read(schema) }
            case ("additionalProperties", let values):
                if values != false { keepsFurtherKeys = true }
                read(values)
            case ("enum", _), ("const", _), ("default", _): break
            case (_, .array(let schemas)): for schema in schemas { read(schema) }
            default: read(value)
            }
        }
    }

    /// Returns the path at which the two values differ, or nil.
    func difference(from sent: JSONValue, to received: JSONValue, at path: String = "") -> String? {
        switch (sent, received) {
        case (.object(let sent), .object(let received)):
            for (key, value) in sent.sorted(by: { $0.key < $1.key }) {
                guard let returned = received[key] else {
                    if value.isNull && named.contains(key) { continue }
                    if !named.isEmpty, !named.contains(key), !keepsFurtherKeys { continue }
                    return "\(path)/\(key) was lost"
                }
                if let difference = difference(from: value, to: returned, at: "\(path)/\(key)") { return difference }
            }
            let added = received.keys.sorted().first { key in
                sent[key] == nil && !(defaults[key] ?? []).contains { $0 == received[key] }
            }
            return added.map { "\(path)/\($0) was added" }
        case (.array(let sent), .array(let received)):
            guard sent.count == received.count else { return "\(path) has \(received.count) elements" }
            return zip(sent, received).enumerated().lazy.compactMap { index, pair in
                difference(from: pair.0, to: pair.1, at: "\(path)/\(index)")
            }.first
        default:
            return sent == received ? nil : "\(path) is \(received)"
        }
    }
}
