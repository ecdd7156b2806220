// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Absent`
public typealias Absent = JSONValue

/// `#/components/schemas/Nothing`
public typealias Nothing = JSONValue

/// `#/components/schemas/Nowhere`
public typealias Nowhere = JSONValue

/// `#/components/schemas/Void`
public typealias VoidSchema = JSONValue
