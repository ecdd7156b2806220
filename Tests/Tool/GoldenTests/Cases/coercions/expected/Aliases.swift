// Made by gen-dtos from the contract "Coercions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Empty`
public typealias Empty = [String: JSONValue]
