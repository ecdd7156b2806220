/// A `Double` in a union that also has integers. A `DTOEncoder` writes a whole number as `3.0`, because `3` would be
/// the integer.
///
/// Other encoders have one spelling for both.
public struct FractionalNumber: Encodable, DirectlyWritten {
    private let value: Double

    public init(_ value: Double) {
        self.value = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if container is ValueEncoder {
            try container.encode(self)
        } else {
            try container.encode(value)
        }
    }

    func write(into writer: JSONWriter) throws {
        guard value.isFinite, value == value.rounded() else { return try value.write(into: writer) }
        // Swift's spelling of a whole number has a fraction or an exponent.
        writer.writeNumber(value.description)
    }
}
