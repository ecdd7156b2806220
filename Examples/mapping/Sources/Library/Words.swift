import Foundation

/// How far somebody has checked a work.
enum BookReviewStatus: String, Codable {
    case verified, needsReview, edited
}

enum Gender: String, Codable {
    case female, male, nonBinary, unknown
}

extension Work {
    /// A title in full says more than one that was cut.
    static func betterTitle(_ current: String, _ new: String) -> String {
        new.count > current.count ? new : current
    }

    static func moment(_ value: String) -> Date? { try? Date(value, strategy: .iso8601) }

    static func text(_ value: Date) -> String { value.formatted(.iso8601) }
}

extension Edition {
    /// Empty text is no cover.
    static func link(_ value: String) -> URL? { URL(string: value) }

    static func text(_ value: URL) -> String { value.absoluteString }

    static func day(_ value: String) -> PublicationDate? { PublicationDate(value) }

    static func text(_ value: PublicationDate) -> String { value.text }
}
