// The types that the backend of BooksTrack answers with.

/** A work, whatever edition carries it. */
export interface WorkDTO {
  title: string;
  subjectTags: string[];
  originalLanguage?: string;
  firstPublicationYear?: number;
  description?: string;
  coverImageURL?: string;
  synthetic?: boolean;
  primaryProvider?: string;
  contributors?: string[];
  openLibraryID?: string;
  openLibraryWorkID?: string;
  isbndbID?: string;
  googleBooksVolumeID?: string;
  goodreadsID?: string;
  goodreadsWorkIDs: string[];
  amazonASINs: string[];
  librarythingIDs: string[];
  googleBooksVolumeIDs: string[];
  lastISBNDBSync?: string;
  isbndbQuality: number;
  reviewStatus: ReviewStatus;
  originalImagePath?: string;
  boundingBox?: {
    x: number;
    y: number;
    width: number;
    height: number;
  };
}

/** An edition of a work. */
export interface EditionDTO {
  isbn?: string;
  isbns: string[];
  title?: string;
  publisher?: string;
  publicationDate?: string;
  pageCount?: number;
  format: EditionFormat;
  coverImageURL?: string;
  editionTitle?: string;
  editionDescription?: string;
  language?: string;
  primaryProvider?: string;
  contributors?: string[];
  openLibraryID?: string;
  openLibraryEditionID?: string;
  isbndbID?: string;
  googleBooksVolumeID?: string;
  goodreadsID?: string;
  amazonASINs: string[];
  googleBooksVolumeIDs: string[];
  librarythingIDs: string[];
  lastISBNDBSync?: string;
  isbndbQuality: number;
}

/** A person who wrote a work. */
export interface AuthorDTO {
  name: string;
  gender: AuthorGender;
  culturalRegion?: CulturalRegion;
  nationality?: string;
  birthYear?: number;
  deathYear?: number;
  openLibraryID?: string;
  isbndbID?: string;
  googleBooksID?: string;
  goodreadsID?: string;
  bookCount?: number;
}

export type EditionFormat =
  | 'Hardcover'
  | 'Paperback'
  | 'E-book'
  | 'Audiobook'
  | 'Mass Market';

export type AuthorGender =
  | 'Female'
  | 'Male'
  | 'Non-binary'
  | 'Other'
  | 'Unknown';

export type CulturalRegion =
  | 'Africa'
  | 'Asia'
  | 'Europe'
  | 'North America'
  | 'South America'
  | 'Oceania'
  | 'Middle East'
  | 'Caribbean'
  | 'Central Asia'
  | 'Indigenous'
  | 'International';

export type ReviewStatus =
  | 'verified'
  | 'needsReview'
  | 'userEdited';

export type DataProvider =
  | 'google-books'
  | 'openlibrary'
  | 'isbndb'
  | 'gemini';

export enum ApiErrorCode {
  INVALID_ISBN = 'INVALID_ISBN',
  INVALID_QUERY = 'INVALID_QUERY',
  PROVIDER_TIMEOUT = 'PROVIDER_TIMEOUT',
  PROVIDER_ERROR = 'PROVIDER_ERROR',
  NOT_FOUND = 'NOT_FOUND',
  RATE_LIMIT_EXCEEDED = 'RATE_LIMIT_EXCEEDED',
  INTERNAL_ERROR = 'INTERNAL_ERROR',
}
