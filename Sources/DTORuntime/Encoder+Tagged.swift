extension Encoder {
    /// Writes a variant of a union that is an object without the discriminator, and adds the discriminator to the object.
    ///
    /// A value that is not an object is written unchanged. An object that already has the key keeps its own value.
    ///
    /// - Parameters:
    ///   - value: The variant's payload.
    ///   - tag: The discriminator's value for the variant.
    ///   - key: The discriminator.
    public func encode(_ value: some Encodable, tagged tag: String, under key: String) throws {
        try value.encode(to: TaggingEncoder(base: self, tag: tag, key: JSONKey(stringValue: key)))
    }
}

/// An encoder that writes the discriminator first into an object.
private struct TaggingEncoder: Encoder {
    let base: any Encoder
    let tag: String
    let key: JSONKey

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        var container = base.container(keyedBy: JSONKey.self)
        // An encoder that refuses the key says so again for the members that follow.
        try? container.encode(tag, forKey: key)
        return base.container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }
    func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }
}
