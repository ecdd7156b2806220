// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A rectangle in a photo, in fractions of its width and height from the upper left corner.
///
/// `#/components/schemas/BoundingBox`
public nonisolated struct BoundingBox: DefensiveRecord, Hashable, Sendable {
    /// 0 to 1. Missing or null: `0`.
    public var x: Double
    /// 0 to 1. Missing or null: `0`.
    public var y: Double
    /// 0 to 1. Missing or null: `0`.
    public var width: Double
    /// 0 to 1. Missing or null: `0`.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public enum CodingKeys: String, RecordKey {
        case x
        case y
        case width
        case height
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y, .width, .height] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.value(.x, default: 0)
        y = try fields.value(.y, default: 0)
        width = try fields.value(.width, default: 0)
        height = try fields.value(.height, default: 0)
    }
}
