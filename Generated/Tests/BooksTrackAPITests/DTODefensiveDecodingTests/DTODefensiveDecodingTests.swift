// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import Testing

/// Damaged JSON gives the value and the report that the rules of defensive decoding promise.
@Suite struct DTODefensiveDecodingTests {}
