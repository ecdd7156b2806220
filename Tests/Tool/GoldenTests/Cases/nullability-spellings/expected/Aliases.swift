// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/NullableThing`
public typealias NullableThing = Thing
