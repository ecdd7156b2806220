// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import LibraryAPI

extension BookReviewStatus {
    /// A value that is not in the contract becomes `.needsReview`.
    init(_ value: ReviewStatus) {
        switch value {
        case .verified: self = .verified
        case .needsReview: self = .needsReview
        case .userEdited: self = .edited
        case .unknown: self = .needsReview
        }
    }
}
