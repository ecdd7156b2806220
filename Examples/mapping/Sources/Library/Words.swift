import Foundation

/// The state of the review of a work.
enum BookReviewStatus: String, Codable {
    case verified, needsReview, edited
}

enum Gender: String, Codable {
    case female, male, nonBinary, unknown
}

extension Work {
    /// Returns the longer title, because the shorter title may have been cut.
    static func betterTitle(_ current: String, _ new: String) -> String {
        new.count > current.count ? new : current
    }

    static func moment(_ value: String) -> Date? { try? Date(value, strategy: .iso8601) }

    static func text(_ value: Date) -> String { value.formatted(.iso8601) }
}

extension Edition {
    /// Returns nil for an empty string, which does not name a cover.
    static func link(_ value: String) -> URL? { URL(string: value) }

    static func text(_ value: URL) -> String { value.absoluteString }

    static func day(_ value: String) -> PublicationDate? { PublicationDate(value) }

    static func text(_ value: PublicationDate) -> String { value.text }
}
