/// Reads the properties of an object for a record. A record calls one method for each property. Under the tolerant
/// policy, most methods accept any JSON value. `strict` throws an error for an unusable value.
///
/// Fields can also have no object. A record with these fields is decoded as if its object were `{}`.
public struct DefensiveFields<Key: RecordKey> {
    @usableFromInline let source: FieldSource

    /// Returns the fields of the decoder's object.
    ///
    /// This function is not inlined because its caller stays on the stack while the fields are decoded. An initializer
    /// would make its caller copy the decoder.
    @inline(never)
    static func reading(_ decoder: any Decoder, discriminator: String? = nil) throws -> DefensiveFields {
        DefensiveFields(try FieldSource(decoder, declaredKeys: Key.self, discriminator: discriminator))
    }

    init(_ source: FieldSource) {
        self.source = source
    }

    /// Makes fields without an object.
    init(emptyAtDepth depth: Int) {
        source = FieldSource(emptyAtDepth: depth)
    }

    /// Returns these fields with only the given conversions allowed.
    ///
    /// - Parameter localOffset: The offset from UTC in minutes that applies to dates and times without an offset.
    @_spi(Generated) public func converting(only conversions: LosslessConversions, localOffset: Int = 0)
        -> DefensiveFields
    {
        let rules = ConversionRules(allowed: conversions, localOffset: Int16(clamping: localOffset))
        return DefensiveFields(FieldSource(source, converting: rules))
    }

    /// Whether the object has the key, even if its value is null.
    func contains(_ key: Key) -> Bool {
        source.name(of: JSONKey(key), or: []) != nil
    }

    func contains(alias: String) -> Bool {
        source.name(of: JSONKey(stringValue: alias), or: []) != nil
    }
}
