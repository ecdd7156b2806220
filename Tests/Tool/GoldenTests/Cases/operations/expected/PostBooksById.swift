// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

public nonisolated enum PostBooksById {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `Data()`.
        public var file: Data
        public var note: String?

        public init(file: Data, note: String? = nil) {
            self.file = file
            self.note = note
        }

        public enum CodingKeys: String, RecordKey {
            case file
            case note
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.file] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            file = try fields.value(.file, as: Base64.self, default: Data())
            note = try fields.optional(.note)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(Base64(file), forKey: .file)
            try container.encodeIfPresent(note, forKey: .note)
        }
    }
}
