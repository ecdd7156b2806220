import Foundation

/// The members of an object that the contract does not name, for a record that keeps them (`keep-unknown`).
///
/// Nobody has checked what these members are. So their description and their mirror have no secrets.
@_spi(Generated) public struct UnknownMembers: Hashable, Sendable {
    /// The values by their keys.
    public var values: [String: JSONValue]

    /// Keeps these values.
    public init(_ values: [String: JSONValue]) {
        self.values = values
    }
}

@_spi(Generated) extension UnknownMembers: CustomStringConvertible, CustomReflectable {
    /// The members as JSON, sorted by their keys: `{"plan":"gold","token":"***"}`.
    public var description: String {
        var encoder = DTOEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try? encoder.encode(JSONValue.object(values).withoutSecrets)
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(values.count) members"
    }

    /// The mirror has the description only.
    public var customMirror: Mirror { Mirror(self, children: ["members": description]) }
}
