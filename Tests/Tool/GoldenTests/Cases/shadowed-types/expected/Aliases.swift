// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Date`
public typealias Date = [String]
