extension Encoder {
    /// Writes a variant of a union whose own keys do not tell which one it is, and beside them the key that does.
    ///
    /// - Parameters:
    ///   - value: What is written as an object.
    ///   - tag: The text by which the discriminator calls the variant.
    ///   - key: The discriminator.
    public func encode(_ value: some Encodable, tagged tag: String, under key: String) throws {
        var container = container(keyedBy: JSONKey.self)
        try container.encode(tag, forKey: JSONKey(stringValue: key))
        try value.encode(to: self)
    }
}
