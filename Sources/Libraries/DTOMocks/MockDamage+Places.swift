public import DTOContract

/// Functions that create a damage to a response body. A path is written as in `DecodingIssue.path`:
/// `data.works[0].title`. If the response has no value at the path, the call throws an error.
extension MockDamage {
    /// Removes the key or the array element at a path.
    public static func missing(_ place: String) -> MockDamage { MockDamage(.missing, at: place) }

    /// Replaces the value at a path by null.
    public static func null(_ place: String) -> MockDamage { MockDamage(.null, at: place) }

    /// Replaces the value at a path by a value of another type.
    public static func wrongType(_ place: String) -> MockDamage { MockDamage(.wrongType, at: place) }

    /// Replaces the value at a path by a string or an integer that the contract does not list.
    public static func unknownValue(_ place: String) -> MockDamage { MockDamage(.unknown, at: place) }

    /// Replaces the array, object or string at a path by an empty value of its type.
    public static func empty(_ place: String) -> MockDamage { MockDamage(.empty, at: place) }

    /// Removes the second half of the body.
    public static var truncated: MockDamage { MockDamage(.truncated, DamagePath([])) }

    /// Replaces the body by a text that is not JSON.
    public static var garbage: MockDamage { MockDamage(.garbage, DamagePath([])) }

    /// Creates a damage at a path. An invalid path is used as a key, which no response has, so the call throws an
    /// error.
    private init(_ kind: Kind, at place: String) {
        self.init(kind, (try? DamagePath(place)) ?? DamagePath([.key(place)]))
    }
}
