// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// Recognise books in photos of shelves, in a job.
///
/// Another name of the path is `/api/scan-bookshelf/batch`. Version 2.7 calls the field of the photos `photos[]`.
public nonisolated enum StartBatchScan {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// JPEG or PNG, of at most 10 MB each. 1 to 5 elements. Missing or null: `[]`.
        public var photos: [String]

        public init(photos: [String] = []) {
            self.photos = photos
        }

        public enum CodingKeys: String, RecordKey {
            case photos
        }

        public static var requiredKeys: [CodingKeys] { [.photos] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            photos = try fields.array(.photos)
        }
    }
}
