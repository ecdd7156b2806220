// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// JSON that conforms to the contract. `…Full` has a value for each property, `…Minimal` what must be there alone.
public enum Fixtures {}
