// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import LibraryAPI

extension Gender {
    /// A value that is not in the contract becomes `.unknown`.
    init(_ value: AuthorGender) {
        switch value {
        case .female: self = .female
        case .male: self = .male
        case .nonBinary: self = .nonBinary
        case .other: self = .unknown
        case .unknown: self = .unknown
        case .unrecognized: self = .unknown
        }
    }
}
