/// A `Double` in a union that also has integers. A `DTOEncoder` and the parameters of a request write a whole number as
/// `3.0`, because `3` would be the integer.
///
/// Foundation's `JSONEncoder` writes `3`.
@_spi(Generated) public struct FractionalNumber: Encodable, DirectlyWritten {
    /// The number.
    @_spi(Generated) public let value: Double

    /// Makes a fractional number.
    public init(_ value: Double) {
        self.value = value
    }

    /// Writes the number, with a point if the encoder keeps fractional numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if container is ValueEncoder || encoder.userInfo[.keepsFractionalNumbers] != nil {
            try container.encode(self)
        } else {
            try container.encode(value)
        }
    }

    func write(into writer: JSONWriter) throws {
        guard let spelling else { return try value.write(into: writer) }
        writer.writeNumber(spelling)
    }

    /// The spelling of a whole number with a fraction or an exponent, such as `3.0`. The value is nil for other
    /// numbers.
    @_spi(Generated) public var spelling: String? {
        value.isFinite && value == value.rounded() ? value.description : nil
    }
}

extension CodingUserInfoKey {
    /// An encoder with this key in its `userInfo` receives the `FractionalNumber` itself instead of a `Double`.
    @_spi(Generated) public static let keepsFractionalNumbers = CodingUserInfoKey("DTORuntime.keepsFractionalNumbers")
}
