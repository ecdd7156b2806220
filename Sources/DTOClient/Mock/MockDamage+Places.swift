public import DTORuntime

/// Damages by the places that reports name: `data.works[0].title`. A call fails where its answer has no such place.
extension MockDamage {
    /// The key, or the element, is not there.
    public static func missing(_ place: String) -> MockDamage { MockDamage(.missing, at: place) }

    public static func null(_ place: String) -> MockDamage { MockDamage(.null, at: place) }

    /// A value of another type.
    public static func wrongType(_ place: String) -> MockDamage { MockDamage(.wrongType, at: place) }

    /// A text, or an integer, that the contract does not name.
    public static func unknownValue(_ place: String) -> MockDamage { MockDamage(.unknown, at: place) }

    /// The list, the object or the text has nothing in it.
    public static func empty(_ place: String) -> MockDamage { MockDamage(.empty, at: place) }

    /// The body ends in its middle.
    public static var truncated: MockDamage { MockDamage(.truncated, DamagePath([])) }

    /// The body is no JSON.
    public static var garbage: MockDamage { MockDamage(.garbage, DamagePath([])) }

    /// What is no place is a key that no answer has, so that the call tells of it.
    private init(_ kind: Kind, at place: String) {
        self.init(kind, (try? DamagePath(place)) ?? DamagePath([.key(place)]))
    }
}
