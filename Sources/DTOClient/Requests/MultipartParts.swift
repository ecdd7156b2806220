/// A body whose parts the contract does not name.
public struct MultipartParts: MultipartBody {
    private var parts: [@Sendable (inout MultipartForm) throws -> Void] = []

    public init() {}

    /// A copy with one part more, which is written as text.
    public func adding(_ name: String, _ value: some Encodable & Sendable, type: String? = nil) -> MultipartParts {
        adding { try $0.part(name, value, type: type) }
    }

    public func adding(_ name: String, _ file: FilePart, type: String? = nil) -> MultipartParts {
        adding { try $0.part(name, file, type: type) }
    }

    private func adding(_ write: @escaping @Sendable (inout MultipartForm) throws -> Void) -> MultipartParts {
        var copy = self
        copy.parts.append(write)
        return copy
    }

    public func encode(into form: inout MultipartForm) throws {
        for part in parts { try part(&form) }
    }
}
