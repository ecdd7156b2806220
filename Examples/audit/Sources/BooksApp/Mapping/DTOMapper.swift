import Foundation

/// Makes what the app keeps of what the backend sends.
public struct DTOMapper {
    public init() {}

    public func mapToWork(_ dto: WorkDTO) -> Work {
        let work = Work(title: dto.title)
        work.subjectTags = dto.subjectTags
        work.originalLanguage = dto.originalLanguage
        work.firstPublicationYear = dto.firstPublicationYear
        work.summary = dto.description
        work.synthetic = dto.synthetic
        work.primaryProvider = dto.primaryProvider
        work.contributors = dto.contributors
        work.openLibraryID = dto.openLibraryID
        work.openLibraryWorkID = dto.openLibraryWorkID
        work.isbndbID = dto.isbndbID
        work.googleBooksVolumeID = dto.googleBooksVolumeID
        work.goodreadsID = dto.goodreadsID
        work.goodreadsWorkIDs = dto.goodreadsWorkIDs
        work.amazonASINs = dto.amazonASINs
        work.librarythingIDs = dto.librarythingIDs
        work.googleBooksVolumeIDs = dto.googleBooksVolumeIDs
        work.lastISBNDBSync = dto.lastISBNDBSync
        work.isbndbQuality = dto.isbndbQuality
        work.reviewStatus = dto.reviewStatus
        work.originalImagePath = dto.originalImagePath
        work.boundingBox = dto.boundingBox
        return work
    }

    public func mapToEdition(_ dto: EditionDTO) -> Edition {
        let edition = Edition()
        edition.isbn = dto.isbn
        edition.isbns = dto.isbns
        edition.title = dto.title
        edition.publisher = dto.publisher
        edition.publicationDate = dto.publicationDate
        edition.pageCount = dto.pageCount
        edition.format = dto.format
        edition.coverImageURL = dto.coverImageURL
        edition.editionTitle = dto.editionTitle
        edition.editionDescription = dto.editionDescription
        edition.language = dto.language
        edition.primaryProvider = dto.primaryProvider
        edition.contributors = dto.contributors
        edition.openLibraryID = dto.openLibraryID
        edition.openLibraryEditionID = dto.openLibraryEditionID
        edition.isbndbID = dto.isbndbID
        edition.googleBooksVolumeID = dto.googleBooksVolumeID
        edition.goodreadsID = dto.goodreadsID
        edition.amazonASINs = dto.amazonASINs
        edition.googleBooksVolumeIDs = dto.googleBooksVolumeIDs
        edition.librarythingIDs = dto.librarythingIDs
        edition.lastISBNDBSync = dto.lastISBNDBSync
        edition.isbndbQuality = dto.isbndbQuality
        return edition
    }

    public func mapToAuthor(_ dto: AuthorDTO) -> Author {
        let author = Author(name: dto.name)
        author.gender = dto.gender
        author.culturalRegion = dto.culturalRegion
        author.nationality = dto.nationality
        author.birthYear = dto.birthYear
        author.deathYear = dto.deathYear
        author.openLibraryID = dto.openLibraryID
        author.isbndbID = dto.isbndbID
        author.googleBooksID = dto.googleBooksID
        author.goodreadsID = dto.goodreadsID
        author.bookCount = dto.bookCount
        return author
    }

    /// Brings a work up to date that the app knows already: what the answer leaves out stays as it is.
    public func mergeWorkData(into work: Work, from dto: WorkDTO) {
        work.title = dto.title
        work.subjectTags = merged(work.subjectTags, dto.subjectTags)
        if let originalLanguage = dto.originalLanguage { work.originalLanguage = originalLanguage }
        if let firstPublicationYear = dto.firstPublicationYear { work.firstPublicationYear = firstPublicationYear }
        if let description = dto.description { work.summary = description }
        if let synthetic = dto.synthetic { work.synthetic = synthetic }
        if let primaryProvider = dto.primaryProvider { work.primaryProvider = primaryProvider }
        if let contributors = dto.contributors { work.contributors = contributors }
        if let openLibraryID = dto.openLibraryID { work.openLibraryID = openLibraryID }
        if let openLibraryWorkID = dto.openLibraryWorkID { work.openLibraryWorkID = openLibraryWorkID }
        if let isbndbID = dto.isbndbID { work.isbndbID = isbndbID }
        if let googleBooksVolumeID = dto.googleBooksVolumeID { work.googleBooksVolumeID = googleBooksVolumeID }
        if let goodreadsID = dto.goodreadsID { work.goodreadsID = goodreadsID }
        work.goodreadsWorkIDs = merged(work.goodreadsWorkIDs, dto.goodreadsWorkIDs)
        work.amazonASINs = merged(work.amazonASINs, dto.amazonASINs)
        work.librarythingIDs = merged(work.librarythingIDs, dto.librarythingIDs)
        work.googleBooksVolumeIDs = merged(work.googleBooksVolumeIDs, dto.googleBooksVolumeIDs)
        if let lastISBNDBSync = dto.lastISBNDBSync { work.lastISBNDBSync = lastISBNDBSync }
        work.isbndbQuality = max(work.isbndbQuality, dto.isbndbQuality)
        if work.reviewStatus == .needsReview { work.reviewStatus = dto.reviewStatus }
        if let originalImagePath = dto.originalImagePath { work.originalImagePath = originalImagePath }
        if let boundingBox = dto.boundingBox { work.boundingBox = boundingBox }
    }

    private func merged(_ known: [String], _ new: [String]) -> [String] {
        known + new.filter { !known.contains($0) }
    }
}
