/// The way in which the encoder writes a type.
struct ValueKind {
    /// The type if the encoder writes it directly, or nil if the type encodes itself.
    let direct: (any DirectlyWritten.Type)?
    /// Whether a value of the type is written without its coding path.
    let isLeaf: Bool

    init(_ type: any Encodable.Type) {
        direct = type as? any DirectlyWritten.Type
        isLeaf = direct?.isLeaf ?? false
    }
}

/// A type that `DTOEncoder` writes directly, because the encoder has an option for it or because the type is frequent.
protocol DirectlyWritten: Encodable {
    /// Whether a value of the type is written without its coding path.
    static var isLeaf: Bool { get }

    func write(into writer: JSONWriter) throws
}

extension DirectlyWritten {
    static var isLeaf: Bool { false }

    /// - Parameter value: A value of the type.
    @inline(__always)
    static func write(_ value: UnsafeRawPointer, into writer: JSONWriter) throws {
        try value.assumingMemoryBound(to: Self.self).pointee.write(into: writer)
    }
}
