extension Encoder {
    /// Writes a variant of a union together with the discriminator, because the variant's own keys do not identify it.
    ///
    /// - Parameters:
    ///   - value: The variant. It must be written as an object.
    ///   - tag: The discriminator's text for the variant.
    ///   - key: The key of the discriminator.
    public func encode(_ value: some Encodable, tagged tag: String, under key: String) throws {
        var container = container(keyedBy: JSONKey.self)
        try container.encode(tag, forKey: JSONKey(stringValue: key))
        try value.encode(to: self)
    }
}
