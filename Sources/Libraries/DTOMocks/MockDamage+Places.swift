public import DTOContract

/// These functions take the path of a value, spelled as in reports: `data.works[0].title`. If the response has no value
/// at the path, the call fails.
extension MockDamage {
    /// Removes the key or the element.
    public static func missing(_ place: String) -> MockDamage { MockDamage(.missing, at: place) }

    /// Replaces the value by null.
    public static func null(_ place: String) -> MockDamage { MockDamage(.null, at: place) }

    /// Replaces the value by one of another type.
    public static func wrongType(_ place: String) -> MockDamage { MockDamage(.wrongType, at: place) }

    /// Replaces the value by a text or an integer that the contract does not list.
    public static func unknownValue(_ place: String) -> MockDamage { MockDamage(.unknown, at: place) }

    /// Replaces the list, object or text by an empty one.
    public static func empty(_ place: String) -> MockDamage { MockDamage(.empty, at: place) }

    /// Cuts the body in its middle.
    public static var truncated: MockDamage { MockDamage(.truncated, DamagePath([])) }

    /// Replaces the body by a text that is not JSON.
    public static var garbage: MockDamage { MockDamage(.garbage, DamagePath([])) }

    /// A text that is not a path becomes a key that no response has, so that the call reports it.
    private init(_ kind: Kind, at place: String) {
        self.init(kind, (try? DamagePath(place)) ?? DamagePath([.key(place)]))
    }
}
