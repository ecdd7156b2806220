import Foundation

/// A rectangle in a photo, in fractions of its width and height.
public struct BoundingBox: Codable, Sendable, Equatable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
}
