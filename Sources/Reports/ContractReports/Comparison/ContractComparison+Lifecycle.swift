package import ContractModel

/// Compares `deprecated` and sunsets.
extension ContractComparison {
    mutating func compareLifecycle(_ old: Deprecation?, _ new: Deprecation?, at place: Place) {
        guard let (suffix, message) = Self.lifecycle(old, new) else { return }
        emit(suffix, each: place) {
            $0.message = "\(place.quoted) \(message)"
            ($0.before, $0.after) = (old?.sunset, new?.sunset)
            $0.deadline = new?.sunset
        }
    }

    /// Returns the ending of the rule's id, and the rest of a sentence.
    ///
    /// Dates of RFC 3339 are compared as texts. The time of the day makes no difference here.
    package static func lifecycle(_ old: Deprecation?, _ new: Deprecation?) -> (suffix: String, message: String)? {
        switch (old, new) {
        case (nil, nil): return nil
        case (nil, let new?):
            guard let sunset = new.sunset else { return ("deprecated", "is deprecated.") }
            return ("deprecated-with-sunset", "is deprecated, until \(sunset).")
        case (_?, nil): return ("reactivated", "is no longer deprecated.")
        case (let old?, let new?):
            guard old.sunset != new.sunset, let sunset = new.sunset else { return nil }
            guard let before = old.sunset else {
                return ("deprecated-with-sunset", "is deprecated until \(sunset) now.")
            }
            guard sunset.prefix(10) < before.prefix(10) else { return nil }
            return ("sunset-date-too-small", "ends on \(sunset), earlier than was announced.")
        }
    }
}
