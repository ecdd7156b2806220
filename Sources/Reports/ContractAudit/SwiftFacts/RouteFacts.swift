/// A path of a URL that a property computes: `users/{}` for `case .user(let name): "users/\(name)"`.
package struct RouteFacts: Codable, Hashable, Sendable {
    /// The type with the property.
    package var owner: String
    /// The case of the enumeration. The value is nil for a path of the type itself.
    package var name: String?
    package var route: String

    package init(owner: String, name: String?, route: String) {
        self.owner = owner
        self.name = name
        self.route = route
    }
}
