// Made by gen-dtos from the contract "API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Nothing`
public typealias Nothing = [String: JSONValue]
