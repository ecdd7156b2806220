/// The types that `shared:` of the configuration makes, and the names of the places that it makes them of.
struct SharedEnumerations: Sendable {
    var types: Set<TypeID> = []
    var places: Set<String> = []
}
