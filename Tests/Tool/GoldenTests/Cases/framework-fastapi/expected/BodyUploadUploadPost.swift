// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Body_upload_upload_post`
public nonisolated struct BodyUploadUploadPost: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `Data()`.
    public var file: Data

    public init(file: Data) {
        self.file = file
    }

    public enum CodingKeys: String, RecordKey {
        case file
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.file] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        file = try fields.value(.file, as: Base64.self, default: Data())
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Base64(file), forKey: .file)
    }
}
