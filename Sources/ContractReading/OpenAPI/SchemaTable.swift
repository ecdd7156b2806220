/// A value for each of some schemas, found by their numbers: nothing is hashed, on which resolving spent a sixth of its time.
///
/// All of them must come from one `SchemaReader`: copies of it count on by themselves.
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
