@_spi(Generated) import DTORuntime
import Foundation
import Testing

@Suite struct TimestampTests {
    /// Examples of RFC 3339 section 5.8, and variations. The seconds come from `date -u +%s`.
    @Test(arguments: [
        ("1985-04-12T23:20:50.52Z", 482_196_050.52),
        ("1996-12-19T16:39:57-08:00", 851_042_397),
        ("1990-12-31T23:59:60Z", 662_688_000),
        ("1990-12-31T15:59:60-08:00", 662_688_000),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13),
        ("1970-01-01T00:00:00Z", 0),
        ("1970-01-01t00:00:00z", 0),
        ("1970-01-01 00:00:00Z", 0),
        ("1969-12-31T23:59:59Z", -1),
        ("2000-02-29T00:00:00Z", 951_782_400),
        ("2024-02-29T12:00:00-00:00", 1_709_208_000),
        ("2025-11-29T12:00:00.123456789Z", 1_764_417_600.123456789),
        ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func valid(text: String, seconds: Double) throws {
        let date = try #require(Timestamp(text).date)
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000001)
    }

    @Test(arguments: [
        "", "2025", "2025-01-01", "2025-01-01T00:00:00", "2025-01-01T00:00Z", "2025-13-01T00:00:00Z",
        "2025-00-01T00:00:00Z", "2025-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2025-04-31T00:00:00Z",
        "2025-01-01T24:00:00Z", "2025-01-01T00:60:00Z", "2025-01-01T00:00:61Z", "2025-01-01T00:00:00.Z",
        "2025-01-01T00:00:00+0100", "2025-01-01T00:00:00+24:00", "2025-01-01T00:00:00+01:60", "2025-01-01T00:00:00Z ",
        " 2025-01-01T00:00:00Z", "+025-01-01T00:00:00Z", "２０２５-01-01T00:00:00Z", "12025-01-01T00:00:00Z",
    ])
    func invalid(text: String) {
        #expect(Timestamp(text).date == nil)
        #expect(Timestamp(text).text == text)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (0.5, "1970-01-01T00:00:00.5Z"), (-0.25, "1969-12-31T23:59:59.75Z"),
        (1_709_208_000, "2024-02-29T12:00:00Z"), (951_868_799.000001, "2000-02-29T23:59:59.000001Z"),
        (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (253_402_300_800, ""), (.infinity, ""), (.nan, ""), (1e300, ""),
    ])
    func text(seconds: Double, text: String) {
        #expect(Timestamp(Date(timeIntervalSince1970: seconds)).text == text)
    }

    /// Counts whose microseconds are at the limits of `Int`.
    @Test(arguments: ["-9223372036854775", "9223372036854775", "-9223372036854775.808", "-9223372036854"])
    func countsAtTheEndsOfIntegers(count: String) throws {
        for json in [count, "\"\(count)\"", "\"/Date(\(count))/\""] {
            let timestamps = try JSONDecoder().decode([Timestamp].self, from: Data("[\(json)]".utf8))
            #expect(timestamps.count == 1)
        }
        let seconds = try #require(Double(count))
        #expect(Timestamp(Date(timeIntervalSince1970: seconds)).text == "")
    }

    /// Compares the days of 700 years with the system's calendar. Before 1582 the system's calendar is not that of RFC
    /// 3339.
    @Test func daysAgreeWithTheCalendar() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for day in stride(from: -135_140, to: 146_097, by: 61) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let expected = try [#require(parts.year), #require(parts.month), #require(parts.day)]
            let text = Timestamp(date).text
            #expect(text.prefix(10).split(separator: "-").map { Int($0) } == expected.map(Optional.some))
            #expect(Timestamp(text).date == date)
        }
    }

    @Test func damageSurvives() throws {
        let stamps: [Timestamp] = ["yesterday", "", "2025-01-01T00:00:00.1230Z"]
        #expect(try encode(stamps) == ["yesterday", "", "2025-01-01T00:00:00.1230Z"])
        #expect(try decode([Timestamp].self, #"["yesterday", true, null]"#).value == ["yesterday"])
    }
}
