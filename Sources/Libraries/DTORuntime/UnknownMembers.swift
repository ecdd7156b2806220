import Foundation

/// The members of an object that the contract does not name, for a record that keeps them (`keep-unknown`).
///
/// These members may contain secrets. The description and the mirror mask the values of keys that name secrets.
@_spi(Generated) public struct UnknownMembers: Hashable, Sendable {
    /// Maps each key to its value.
    public var values: [String: JSONValue]

    /// Makes the members from their values.
    public init(_ values: [String: JSONValue]) {
        self.values = values
    }
}

@_spi(Generated) extension UnknownMembers: CustomStringConvertible, CustomReflectable {
    /// The members as JSON with masked secrets, sorted by their keys: `{"plan":"gold","token":"***"}`.
    public var description: String {
        let json = try? DTOEncoder.compact.encode(JSONValue.object(values).withoutSecrets)
        return json.map { String(decoding: $0, as: UTF8.self) } ?? values.count.counting("member")
    }

    /// A mirror that contains only the description.
    public var customMirror: Mirror { Mirror(self, children: ["members": description]) }
}
