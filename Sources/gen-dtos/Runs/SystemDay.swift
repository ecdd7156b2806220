import ContractModel
import Platform

extension CalendarDay {
    /// The day in Greenwich, the same for everybody who asks at one time. Nothing else reads the clock.
    static var ofSystem: CalendarDay {
        CalendarDay(secondsSince1970: time(nil))
    }
}
