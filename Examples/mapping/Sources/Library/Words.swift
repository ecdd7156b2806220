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
}
