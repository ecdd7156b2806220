import ContractModel
import Platform

extension CalendarDay {
    /// The current day in Greenwich, so that it is equal for all users. Only this function reads the clock.
    static var ofSystem: CalendarDay {
        CalendarDay(secondsSince1970: time(nil))
    }
}
