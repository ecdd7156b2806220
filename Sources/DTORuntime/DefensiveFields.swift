/// The fields of an object, as a record reads them: a call per property, each of which copes with what it finds.
///
/// The fields may be those of no object at all, from which a record decodes as from `{}`.
public struct DefensiveFields<Key: RecordKey> {
    @usableFromInline let source: FieldSource

    /// The fields of the decoder's object.
    ///
    /// Not inlined, since its caller waits on the stack while the fields are decoded; and no initializer, for which the caller would copy the
    /// decoder.
    @inline(never)
    static func reading(_ decoder: any Decoder, discriminator: String? = nil) throws -> DefensiveFields {
        DefensiveFields(try FieldSource(decoder, declaredKeys: Key.self, discriminator: discriminator))
    }

    init(_ source: FieldSource) {
        self.source = source
    }

    /// The fields of no object.
    init(emptyAtDepth depth: Int) {
        source = FieldSource(emptyAtDepth: depth)
    }

    /// The same fields, in which only these conversions are done.
    ///
    /// - Parameter localOffset: What dates and times are ahead of UTC by, in minutes, where they do not say so.
    public func converting(only conversions: LosslessConversions, localOffset: Int = 0) -> DefensiveFields {
        let rules = ConversionRules(allowed: conversions, localOffset: Int16(clamping: localOffset))
        return DefensiveFields(FieldSource(source, converting: rules))
    }

    /// Whether the object has the key, be it with a null.
    func contains(_ key: Key) -> Bool {
        source.name(of: JSONKey(key), or: []) != nil
    }

    func contains(alias: String) -> Bool {
        source.name(of: JSONKey(stringValue: alias), or: []) != nil
    }
}
