import ContractModel
import Platform

extension CalendarDay {
    /// The current day in UTC, so that all users get the same day. Only this property asks the system for the day.
    static var ofSystem: CalendarDay {
        CalendarDay(secondsSince1970: time(nil))
    }
}
