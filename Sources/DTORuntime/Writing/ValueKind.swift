import Foundation

/// How a type is written.
struct ValueKind {
    typealias Write = (UnsafeRawPointer, JSONWriter) throws -> Void

    /// Writes the value at an address; nil where the type writes itself through an encoder.
    let write: Write?
    /// Whether nobody needs to know the path to a value.
    let isLeaf: Bool

    init<Value: Encodable>(_ type: Value.Type) {
        guard let type = type as? any DirectlyWritten.Type else {
            write = nil
            isLeaf = false
            return
        }
        write = Self.write(type)
        isLeaf = type.isLeaf
    }

    private static func write<Value: DirectlyWritten>(_ type: Value.Type) -> Write {
        { try $0.assumingMemoryBound(to: Value.self).pointee.write(into: $1) }
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
}
