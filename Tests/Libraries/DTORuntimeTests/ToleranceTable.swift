@_spi(Generated) import DTORuntime
import Foundation
import Testing
import TestSupport

/// The tables of `Documentation/Tolerance.md`, cell by cell.
struct ToleranceTable {
    /// The statement of the page about a JSON text for a type.
    struct Cell: CustomTestStringConvertible, Sendable {
        let type: String
        let json: String
        let outcome: Outcome

        var testDescription: String { "\(json) for \(type)" }
    }

    enum Outcome: Equatable, Sendable {
        case same
        case lost(DecodingIssue.Kind)
        case news
        /// The text is kept and reported as malformed.
        case broken
        /// - Parameter kind: The kind of the report.
        case converted(String, kind: DecodingIssue.Kind)
        /// An object is read as a list, but none of its elements can be used.
        case emptied(String)
        /// A list loses some of its elements.
        case thinned(String)
    }

    let cells: [Cell]

    /// Reads the sections before the section that compares decoders.
    init() throws {
        let url = SharedFolder.packageRoot.appending(path: "Documentation/Tolerance.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let end = try #require(page.range(of: "\n## Decoders\n"))
        let rows = page[..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let head = try #require(rows.first { $0.first == "" })
        var cells: [Cell] = []
        for row in rows where row.first != "" {
            if row.count == head.count {
                cells += zip(head, row).dropFirst().map {
                    Cell(type: Self.name(row[0]), json: Self.codes($0)[0], outcome: Self.outcome($1))
                }
            } else if row.count == 3, row[0] != "promised" {
                cells += Self.codes(row[1]).map {
                    Cell(type: Self.name(row[0]), json: $0, outcome: Self.outcome(row[2]))
                }
            }
        }
        self.cells = cells
    }

    private static func outcome(_ cell: String) -> Outcome {
        switch cell {
        case "=": return .same
        case "✗": return .lost(.typeMismatch)
        case "!": return .lost(.malformed)
        case "?": return .news
        case "= !": return .broken
        default:
            let value = codes(cell)[0]
            if cell.hasSuffix("✗") { return .thinned(value) }
            if cell.hasSuffix("without its values") { return .emptied(value) }
            return .converted(value, kind: cell.hasSuffix("?") ? .unknownValue : .coerced)
        }
    }

    private static func name(_ cell: String) -> String {
        cell.replacing("`", with: "")
    }

    /// Returns the texts between backticks.
    private static func codes(_ cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
    }
}

private func encoded(_ value: (some Encodable)?) throws -> JSONValue? {
    try value.flatMap { try encode([$0])[0] }
}

/// The decoded value as JSON, with the kinds of its reports.
struct Reading: Equatable {
    var value: JSONValue?
    var kinds: [DecodingIssue.Kind]
}

/// A type of the page, in each place of a value.
struct Promised: Sendable {
    enum Place: CaseIterable {
        case property, element, entry
    }

    let name: String
    /// Reads an object with one key, `value`, that has the text in that place.
    let read: @Sendable (Place, String, DecodingPolicy) throws -> Reading
    /// Reads without a reporter.
    let readPlainly: @Sendable (String) throws -> JSONValue?
    let readPropertyList: @Sendable (String) throws -> Reading

    init<Value: Codable & Hashable & Sendable>(_ name: String, as type: Value.Type) {
        self.name = name
        read = { place, json, policy in
            switch place {
            case .property:
                try Self.reading(Holder<Value>.self, json, policy) {
                    try encoded($0.value)
                }
            case .element:
                try Self.reading(Holder<[Value]>.self, "[\(json)]", policy) { try encode($0.value ?? [])[0] }
            case .entry:
                try Self.reading(Holder<[String: Value]>.self, #"{"k": \#(json)}"#, policy) {
                    try encode($0.value ?? [:])["k"]
                }
            }
        }
        readPlainly = { json in
            let data = Data(#"{"value": \#(json)}"#.utf8)
            return try encoded(JSONDecoder().decode(Holder<Value>.self, from: data).value)
        }
        readPropertyList = { json in
            let object = try JSONSerialization.jsonObject(with: Data(#"{"value": \#(json)}"#.utf8))
            let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
            let decoder = PropertyListDecoder()
            let reporter = DecodingReporter()
            decoder.userInfo[.decodingReporter] = reporter
            let holder = try decoder.decode(Holder<Value>.self, from: data)
            return Reading(value: try encoded(holder.value), kinds: reporter.issues.map(\.kind))
        }
    }

    private static func reading<Value: Decodable>(
        _ type: Value.Type, _ json: String, _ policy: DecodingPolicy, _ value: (Value) throws -> JSONValue?
    ) throws -> Reading {
        let decoder = JSONDecoder()
        if policy == .strict { decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict }
        let outcome = try decoder.decodeReporting(type, from: Data(#"{"value": \#(json)}"#.utf8))
        #expect(Set(outcome.issues.map(\.path)).count == outcome.issues.count, "A place is told once.")
        #expect(outcome.issueCount == outcome.issues.count)
        return Reading(value: try value(outcome.value), kinds: outcome.issues.map(\.kind))
    }
}

/// A record with the conversions of a test.
struct Holder<Value: Codable & Hashable & Sendable>: DefensiveRecord, Hashable {
    var value: Value?

    enum CodingKeys: String, RecordKey {
        case value
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        let allowed = AllowedConversions.current
        let fields = allowed == .all ? fields : fields.converting(only: allowed)
        if let record = Value.self as? any DefensiveRecord.Type {
            value = try Self.record(of: record, in: fields)
        } else {
            value = try fields.optional(.value)
        }
    }

    /// Calls the method that generated code calls, which knows that the type is a record.
    private static func record<Record: DefensiveRecord>(
        of type: Record.Type, in fields: DefensiveFields<CodingKeys>
    ) throws -> Value? {
        try fields.optional(.value, of: type) as? Value
    }
}

enum AllowedConversions {
    @TaskLocal static var current = LosslessConversions.all
}

enum TextOrCount: Codable, Hashable, Sendable {
    case text(String)
    case count(Int)
    case unknown(JSONValue)

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(
            of: [.string(TextOrCount.text), .integer(TextOrCount.count)], unknown: TextOrCount.unknown)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .count(let count): try count.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

enum ListedText: OpenEnumeration {
    case one, twelve
    case unknown(String)

    static var allCases: [ListedText] { [.one, .twelve] }

    init(rawValue: String) {
        self =
            switch rawValue {
            case "1": .one
            case "12": .twelve
            default: .unknown(rawValue)
            }
    }

    var rawValue: String {
        switch self {
        case .one: "1"
        case .twelve: "12"
        case .unknown(let text): text
        }
    }
}

enum ListedInteger: OpenEnumeration {
    case one, twelve
    case unknown(Int)

    static var allCases: [ListedInteger] { [.one, .twelve] }

    init(rawValue: Int) {
        self =
            switch rawValue {
            case 1: .one
            case 12: .twelve
            default: .unknown(rawValue)
            }
    }

    var rawValue: Int {
        switch self {
        case .one: 1
        case .twelve: 12
        case .unknown(let integer): integer
        }
    }
}

enum ListedNumber: OpenEnumeration {
    case oneAndAHalf, twelve
    case unknown(JSONValue)

    static var allCases: [ListedNumber] { [.oneAndAHalf, .twelve] }

    init(rawValue: JSONValue) {
        self =
            switch rawValue {
            case 1.5: .oneAndAHalf
            case 12: .twelve
            default: .unknown(rawValue)
            }
    }

    var rawValue: JSONValue {
        switch self {
        case .oneAndAHalf: 1.5
        case .twelve: 12
        case .unknown(let value): value
        }
    }
}
