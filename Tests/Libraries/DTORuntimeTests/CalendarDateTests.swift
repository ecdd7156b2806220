@_spi(Generated) import DTORuntime
import Foundation
import Testing

@Suite struct CalendarDateTests {
    @Test func readsAndWritesFullDates() throws {
        let days = try decode([CalendarDate].self, #"["2024-02-29", "0000-01-01", "9999-12-31"]"#)
        #expect(days.reports == [])
        #expect(days.value.map(\.year) == [2024, 0, 9999])
        #expect(days.value.map(\.month) == [2, 1, 12])
        #expect(days.value.map(\.day) == [29, 1, 31])
        #expect(try encode(days.value) == json(#"["2024-02-29", "0000-01-01", "9999-12-31"]"#))
    }

    @Test(arguments: ["", "2023-02-29", "2024-2-9", "2024-02-29T00:00:00Z", "29.02.2024", "12024-01-01"])
    func otherTextsAreMalformed(_ text: String) throws {
        #expect(CalendarDate(text) == nil)
        let outcome = try decode([String: CalendarDate].self, #"{"a": "\#(text)"}"#)
        #expect(outcome.reports == ["a droppedEntry"])
    }

    @Test func components() throws {
        let day = try #require(CalendarDate(year: 2024, month: 2, day: 29))
        #expect(day.description == "2024-02-29")
        #expect(day.components == DateComponents(year: 2024, month: 2, day: 29))
        #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
    }

    @Test func order() throws {
        let days = ["2023-12-31", "2024-01-01", "2024-01-02", "2024-02-01"].compactMap { CalendarDate($0) }
        #expect(days.count == 4)
        #expect(days.shuffled().sorted() == days)
    }

    /// Havana had no midnight on 2024-03-10, because its clocks went from 0:00 to 1:00.
    @Test(arguments: [
        ("UTC", "2024-03-10", "2024-03-10T00:00:00Z"), ("Asia/Tokyo", "2024-03-10", "2024-03-09T15:00:00Z"),
        ("America/New_York", "2024-07-01", "2024-07-01T04:00:00Z"),
        ("America/Havana", "2024-03-10", "2024-03-10T05:00:00Z"),
        ("Pacific/Kiritimati", "2024-01-01", "2023-12-31T10:00:00Z"),
    ])
    func momentInTimeZone(_ zone: String, _ day: String, _ moment: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let day = try #require(CalendarDate(day))
        let date = day.date(in: timeZone)
        #expect(Timestamp(date).text == moment)
        #expect(CalendarDate(date, in: timeZone) == day)
    }

    struct Stay: DefensiveRecord {
        var from: Date
        var days: [Date]

        enum CodingKeys: String, RecordKey { case from, days }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            from = try fields.value(.from, as: DayDate.self, default: Date(contract: "2024-01-01"))
            days = try fields.array(.days, as: DayDate.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(DayDate(from), forKey: .from)
            try container.encode([DayDate](days), forKey: .days)
        }
    }

    @Test func datesAsDays() throws {
        let text = #"{"from": "2024-02-29", "days": ["1969-12-31", "0000-01-01", "9999-12-31"]}"#
        let outcome = try decode(Stay.self, text)
        #expect(outcome.reports == [])
        #expect(outcome.value.from == Timestamp("2024-02-29T00:00:00Z").date)
        #expect(try encode(outcome.value) == json(text))
    }

    @Test func damagedDays() throws {
        let outcome = try decode(Stay.self, #"{"from": "2024-02-30", "days": ["2024-01-01T00:00:00Z", "2024-01-02"]}"#)
        #expect(outcome.reports == ["from malformed", "days[0] droppedElement"])
        #expect(outcome.value.from == Timestamp("2024-01-01T00:00:00Z").date)
    }

    /// A day does not include the time of day.
    @Test func timesAreCutOff() throws {
        let noon = try #require(Timestamp("2024-02-29T12:00:00Z").date)
        #expect(try encode([DayDate(noon)]) == json(#"["2024-02-29"]"#))
    }
}

/// Tests the initializers for values of a contract.
@Suite struct ContractValueTests {
    @Test func values() {
        #expect(URL(contract: "about:blank").absoluteString == "about:blank")
        #expect(
            UUID(contract: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6").uuidString == "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6")
        #expect(Date(contract: "1970-01-01T00:00:01.5Z").timeIntervalSince1970 == 1.5)
        #expect(Date(contract: "1970-01-02").timeIntervalSince1970 == 86_400)
        #expect(CalendarDate(contract: "2024-02-29").day == 29)
    }
}
