package import ContractModel

/// Compares `deprecated` and sunsets.
extension ContractComparison {
    mutating func compareLifecycle(_ old: Deprecation?, _ new: Deprecation?, at place: Place) {
        guard let (suffix, message) = Self.lifecycle(old, new) else { return }
        emit(suffix, each: place) {
            $0.message = "\(place.quoted) \(message)"
            ($0.before, $0.after) = (old?.day, new?.day)
            $0.deadline = new?.day
        }
    }

    /// Returns the ending of the rule's id, and the rest of a sentence.
    ///
    /// Dates of RFC 3339 are compared as strings. The time of the day does not affect the comparison.
    package static func lifecycle(_ old: Deprecation?, _ new: Deprecation?) -> (suffix: String, message: String)? {
        switch (old, new) {
        case (nil, nil): return nil
        case (nil, let new?):
            guard let sunset = new.day else { return ("deprecated", "is deprecated.") }
            return ("deprecated-with-sunset", "is now deprecated until \(sunset).")
        case (_?, nil): return ("reactivated", "is no longer deprecated.")
        case (let old?, let new?):
            if old.day == new.day { return nil }
            guard let sunset = new.day else {
                return ("sunset-deleted", "is deprecated, and no longer has a sunset.")
            }
            guard let before = old.day else {
                return ("deprecated-with-sunset", "is now deprecated until \(sunset).")
            }
            if sunset.prefix(10) == before.prefix(10) { return nil }
            if sunset.prefix(10) > before.prefix(10) {
                return ("sunset-date-moved", "lasts until \(sunset), longer than was announced.")
            }
            return ("sunset-date-too-small", "ends on \(sunset), earlier than was announced.")
        }
    }
}

extension Deprecation {
    /// The sunset, if it begins with a day (RFC 3339, section 5.6).
    var day: String? { sunset.flatMap { CalendarDay(String($0.prefix(10))) == nil ? nil : $0 } }
}
