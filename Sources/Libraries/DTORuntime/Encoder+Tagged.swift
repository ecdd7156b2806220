@_spi(Generated) extension Encoder {
    /// Writes a variant of a union together with the discriminator, because the variant's own keys do not identify it.
    ///
    /// - Parameters:
    ///   - value: The variant, which must be written as an object.
    ///   - tag: The value of the discriminator for the variant.
    ///   - key: The key of the discriminator.
    public func encode(_ value: some Encodable, tagged tag: String, under key: String) throws {
        try value.encode(to: TaggingEncoder(base: self, tag: tag, key: JSONKey(stringValue: key)))
    }
}

/// An encoder that writes the discriminator first into an object.
struct TaggingEncoder: Encoder {
    fileprivate let base: any Encoder
    fileprivate let tag: String
    fileprivate let key: JSONKey

    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        var container = base.container(keyedBy: JSONKey.self)
        // An encoder that refuses the key throws again for the next members, so this error can be ignored.
        try? container.encode(tag, forKey: key)
        return base.container(keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }
    func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }
}
