/// How a type is written.
struct ValueKind {
    /// Nil where a type writes itself through an encoder.
    let direct: (any DirectlyWritten.Type)?
    /// Whether nobody needs to know the path to a value.
    let isLeaf: Bool

    init(_ type: any Encodable.Type) {
        direct = type as? any DirectlyWritten.Type
        isLeaf = direct?.isLeaf ?? false
    }
}

/// A type that a `DTOEncoder` writes without asking it, because the encoder has an option for it, or because it comes often.
protocol DirectlyWritten: Encodable {
    /// Whether nobody needs to know the path to a value.
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
