// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// JSON that conforms to the contract. `…Full` has each property, `…Minimal` only the required properties.
public enum Fixtures {}
