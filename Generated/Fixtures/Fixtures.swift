// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

/// JSON that conforms to the contract. `…Full` has each property, `…Minimal` only the required properties.
public enum Fixtures {}
