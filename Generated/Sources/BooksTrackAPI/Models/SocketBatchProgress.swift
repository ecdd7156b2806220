// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketBatchProgress`
public nonisolated struct SocketBatchProgress: DefensiveRecord, Hashable, Sendable {
    /// Always `"batch-progress"`.
    public var type: String
    /// 0 or more. Missing or null: `0`.
    public var currentPhoto: Int
    /// 0 or more. Missing or null: `0`.
    public var totalPhotos: Int
    public var photoStatus: String?
    /// In this photo. 0 or more.
    public var booksFound: Int?
    /// In all photos so far. 0 or more.
    public var totalBooksFound: Int?
    /// Missing or null: `[]`.
    public var photos: [SocketPhoto]

    public init(
        type: String = "batch-progress",
        currentPhoto: Int,
        totalPhotos: Int,
        photoStatus: String? = nil,
        booksFound: Int? = nil,
        totalBooksFound: Int? = nil,
        photos: [SocketPhoto] = []
    ) {
        self.type = type
        self.currentPhoto = currentPhoto
        self.totalPhotos = totalPhotos
        self.photoStatus = photoStatus
        self.booksFound = booksFound
        self.totalBooksFound = totalBooksFound
        self.photos = photos
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case currentPhoto
        case totalPhotos
        case photoStatus
        case booksFound
        case totalBooksFound
        case photos
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .currentPhoto, .totalPhotos] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "batch-progress")
        currentPhoto = try fields.value(.currentPhoto, default: 0)
        totalPhotos = try fields.value(.totalPhotos, default: 0)
        photoStatus = try fields.optional(.photoStatus)
        booksFound = try fields.optional(.booksFound)
        totalBooksFound = try fields.optional(.totalBooksFound)
        photos = try fields.defaulted(.photos, default: [])
    }
}
