// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/BooksEnvelope`
public typealias BooksEnvelope = Envelope<BookList>

/// `#/components/schemas/TitleEnvelope`
public typealias TitleEnvelope = Envelope<String>
