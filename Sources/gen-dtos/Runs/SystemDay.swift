import ContractModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CalendarDay {
    /// The day in Greenwich, the same for everybody who asks at one time. Nothing else reads the clock.
    static var ofSystem: CalendarDay {
        CalendarDay(secondsSince1970: time(nil))
    }
}
