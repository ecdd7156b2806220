// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// JSON that conforms to the contract. `…Full` has a value for each property, `…Minimal` only what is required.
public enum Fixtures {}
