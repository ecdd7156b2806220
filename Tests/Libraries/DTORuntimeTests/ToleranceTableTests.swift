@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// A record with a required key, which distinguishes it from other objects.
private struct Tagged: DefensiveRecord, Hashable {
    var a: String

    enum CodingKeys: String, RecordKey {
        case a
    }

    static var requiredKeys: [CodingKeys] { [.a] }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.strict(.a)
    }
}

private let types = [
    Promised("String", as: String.self), Promised("Int", as: Int.self), Promised("Double", as: Double.self),
    Promised("Decimal", as: Decimal.self), Promised("Bool", as: Bool.self),
    Promised("enumeration of the texts 1, 12", as: ListedText.self),
    Promised("enumeration of the integers 1, 12", as: ListedInteger.self),
    Promised("enumeration of the numbers 1.5, 12", as: ListedNumber.self),
    Promised("Timestamp", as: Timestamp.self), Promised("Date", as: ISO8601Date.self),
    Promised("Data", as: Base64.self), Promised("Data as base64url", as: Base64URL.self),
    Promised("Decimal in a text", as: DecimalString.self),
    Promised("UUID", as: UUID.self), Promised("[String]", as: [String].self),
    Promised("list of records with the key a", as: [Tagged].self),
    Promised("list of lists of texts", as: [[String]].self), Promised("[String: String]", as: [String: String].self),
    Promised("record that requires the key a", as: Tagged.self),
    Promised("union of text and integer", as: TextOrCount.self), Promised("any JSON", as: JSONValue.self),
]

private let cells: [ToleranceTable.Cell] = (try? ToleranceTable().cells) ?? []

@Suite struct ToleranceTableTests {
    private func promised(_ cell: ToleranceTable.Cell) throws -> Promised {
        try #require(types.first { $0.name == cell.type }, "The page has a type that the tests do not know.")
    }

    @Test func thePageHasEveryType() {
        #expect(Set(cells.map(\.type)) == Set(types.map(\.name)))
        #expect(cells.count > 330)
    }

    @Test(arguments: cells)
    func asThePageSays(_ cell: ToleranceTable.Cell) throws {
        let type = try promised(cell)
        for place in Promised.Place.allCases {
            let reading = try type.read(place, cell.json, .tolerant)
            switch cell.outcome {
            case .same:
                #expect(reading == Reading(value: try json(cell.json), kinds: []), "\(place)")
            case .broken:
                #expect(reading == Reading(value: try json(cell.json), kinds: [.malformed]), "\(place)")
            case .news:
                #expect(reading.value == (try json(cell.json)), "\(place)")
                #expect(reading.kinds.allSatisfy { $0 == .unknownValue || $0 == .unknownVariant }, "\(place)")
                #expect(reading.kinds.count == 1, "\(place)")
            case .lost(let kind):
                let kinds: [Promised.Place: DecodingIssue.Kind] = [
                    .property: kind, .element: .droppedElement, .entry: .droppedEntry,
                ]
                #expect(reading == Reading(value: nil, kinds: [try #require(kinds[place])]), "\(place)")
            case .thinned(let value):
                #expect(reading == Reading(value: try json(value), kinds: [.droppedElement]), "\(place)")
            case .converted(let value, let kind):
                #expect(reading.value == (try json(value)), "\(place)")
                // A list or map whose elements are converted has several places.
                #expect(Set(reading.kinds) == [kind], "\(place)")
            case .emptied(let value):
                #expect(reading.value == (try json(value)), "\(place)")
                #expect(Set(reading.kinds) == [.coerced, .droppedElement], "\(place)")
            }
        }
        let value = try type.read(.property, cell.json, .tolerant).value
        #expect(try type.readPlainly(cell.json) == value, "A decoder that nobody listens to gives the same.")
    }

    /// Only values that conform are decoded, without conversion, loss or unknown values.
    @Test(arguments: cells)
    func strictly(_ cell: ToleranceTable.Cell) throws {
        let type = try promised(cell)
        for place in Promised.Place.allCases {
            let reading = try? type.read(place, cell.json, .strict)
            #expect((reading != nil) == (cell.outcome == .same), "\(place)")
        }
    }

    /// Each conversion depends on exactly the options that the page names.
    @Test(arguments: cells)
    func switchedOff(_ cell: ToleranceTable.Cell) throws {
        let type = try promised(cell)
        let whole = try type.read(.property, cell.json, .tolerant)
        let single = (0..<16).map { LosslessConversions(rawValue: 1 << $0) }
            .filter { LosslessConversions.all.contains($0) }
        let needed = try single.filter { conversion in
            try AllowedConversions.$current.withValue(.all.subtracting(conversion)) {
                try type.read(.property, cell.json, .tolerant) != whole
            }
        }
        switch cell.outcome {
        case .converted, .emptied: break
        default:
            #expect(needed.isEmpty)
            return
        }
        #expect(!needed.isEmpty)
        let withThose = try AllowedConversions.$current.withValue(LosslessConversions(needed)) {
            try type.read(.property, cell.json, .tolerant)
        }
        #expect(withThose == whole)
        for place in Promised.Place.allCases {
            let reading = try AllowedConversions.$current.withValue([]) {
                try type.read(place, cell.json, .tolerant)
            }
            #expect(!reading.kinds.contains(.coerced), "\(place)")
        }
    }

    /// Property lists have no decimals, and their numbers are within `Double`.
    @Test(arguments: cells.filter { $0.type != "Decimal" })
    func inPropertyLists(_ cell: ToleranceTable.Cell) throws {
        let type = try promised(cell)
        let reading = try type.read(.property, cell.json, .tolerant)
        #expect(try type.readPropertyList(cell.json) == reading)
    }
}
