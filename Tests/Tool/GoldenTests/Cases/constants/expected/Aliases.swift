// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Nothing`
public typealias Nothing = JSONValue
