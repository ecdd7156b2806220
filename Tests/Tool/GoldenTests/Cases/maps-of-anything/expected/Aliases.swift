// Made by gen-dtos from the contract "Maps of anything". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Metadata`
public typealias Metadata = [String: JSONValue]
