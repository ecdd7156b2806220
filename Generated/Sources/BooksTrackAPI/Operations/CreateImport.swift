// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// Import books from a CSV file, in a job.
///
/// The file needs the columns Title, Author and ISBN; Publisher, Year and Pages are taken where they are there.
/// Later versions answer 201: accept any status from 200 to 299.
public nonisolated enum CreateImport {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// The file, of at most 8 MB. Missing or null: `""`.
        public var file: String
        /// Options of the import, as JSON text.
        public var options: String?

        public init(file: String, options: String? = nil) {
            self.file = file
            self.options = options
        }

        public enum CodingKeys: String, RecordKey {
            case file
            case options
        }

        public static var requiredKeys: [CodingKeys] { [.file] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            file = try fields.value(.file, default: "")
            options = try fields.optional(.options)
        }
    }
}
