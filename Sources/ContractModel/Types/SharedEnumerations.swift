/// The types that `shared:` of the configuration makes, and the names of the places where they are used.
public struct SharedEnumerations: Sendable {
    public var types: Set<TypeID> = []
    public var places: Set<String> = []

    public init(types: Set<TypeID> = [], places: Set<String> = []) {
        self.types = types
        self.places = places
    }
}
