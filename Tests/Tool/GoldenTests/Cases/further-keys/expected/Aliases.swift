// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Any`
public typealias AnySchema = JSONValue

/// `#/components/schemas/Free`
public typealias Free = JSONValue

/// `#/components/schemas/Map`
public typealias Map = [String: [Int]]

/// `#/components/schemas/Patterned`
public typealias Patterned = [String: String]
