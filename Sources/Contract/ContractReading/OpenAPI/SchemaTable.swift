/// Maps schemas to values. The table is an array that the numbers of the schemas index, because a hash table took a
/// sixth of the time of resolving references.
///
/// All schemas must come from one `SchemaReader`, because copies of a reader number their schemas separately.
struct SchemaTable<Value> {
    private var values: [Value?] = []

    subscript(schema: SchemaObject) -> Value? {
        get { schema.number < values.count ? values[schema.number] : nil }
        set {
            if schema.number >= values.count {
                values.append(contentsOf: repeatElement(nil, count: schema.number + 1 - values.count))
            }
            values[schema.number] = newValue
        }
    }
}
