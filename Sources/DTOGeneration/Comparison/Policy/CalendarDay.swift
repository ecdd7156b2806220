/// Days of the calendar as RFC 3339 writes them (section 5.6, full-date), which sort as texts.
package enum CalendarDay {
    package static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return false }
        return (1...12).contains(month) && day >= 1 && day <= length(ofMonth: month, year)
    }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        default: 31
        }
    }
}
