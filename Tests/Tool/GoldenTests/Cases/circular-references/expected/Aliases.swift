// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/A`
public typealias A = JSONValue

/// `#/components/schemas/B`
public typealias B = A

/// `#/components/schemas/D`
public typealias D = JSONValue

/// `#/components/schemas/E`
public typealias E = JSONValue
