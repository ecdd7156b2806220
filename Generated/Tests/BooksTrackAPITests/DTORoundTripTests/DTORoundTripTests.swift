// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import Testing

/// Fixtures and boundary values come back equal as JSON.
@Suite struct DTORoundTripTests {}
