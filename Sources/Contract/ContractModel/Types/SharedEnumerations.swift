/// The enumerations that `shared:` of the configuration combines, and the places that use them.
public struct SharedEnumerations: Sendable {
    /// The definitions of the shared types.
    public var types: Set<TypeID> = []
    /// The names of the places that use the shared types, as in the configuration.
    public var places: Set<String> = []

    public init(types: Set<TypeID> = [], places: Set<String> = []) {
        self.types = types
        self.places = places
    }
}
