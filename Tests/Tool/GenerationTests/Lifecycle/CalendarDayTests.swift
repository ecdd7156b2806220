import Testing
@testable import ContractModel

@Suite struct CalendarDayTests {
    /// The expected days come from a calendar: 2000 and 2024 have a leap day, and 2025 and 2100 have none.
    @Test(arguments: [
        ("2026-01-05", 90, "2026-04-05"), ("2025-11-29", 92, "2026-03-01"), ("2024-02-28", 1, "2024-02-29"),
        ("2025-02-28", 1, "2025-03-01"), ("2100-02-28", 1, "2100-03-01"), ("2000-02-29", 366, "2001-03-01"),
        ("2025-12-31", 1, "2026-01-01"), ("2026-01-01", -1, "2025-12-31"), ("1970-01-01", 20_000, "2024-10-04"),
        ("0001-01-01", 0, "0001-01-01"), ("9999-12-31", 0, "9999-12-31"), ("0072-12-30", 1, "0072-12-31"),
        ("1696-12-30", 1, "1696-12-31"),
    ])
    func sums(_ text: String, _ days: Int, _ expected: String) throws {
        let day = try #require(CalendarDay(text))
        #expect("\(day.adding(days: days))" == expected)
        #expect(day.adding(days: days).days(since: day) == days)
    }

    @Test(arguments: [
        "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-05", "26-01-05", "2026/01/05",
        "2026-01-05T00:00:00Z", "", "0000-01-01", "٢٠٢٦-٠١-٠٥",
    ])
    func noDays(_ text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func secondsOfADay() {
        #expect(CalendarDay(secondsSince1970: 1_764_374_400) == CalendarDay("2025-11-29"))
        #expect(CalendarDay(secondsSince1970: 1_764_374_399) == CalendarDay("2025-11-28"))
    }
}
