// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bare`
public typealias Bare = JSONValue

/// `#/components/schemas/Closed`
public typealias Closed = [String: JSONValue]

/// `#/components/schemas/Counts`
public typealias Counts = [String: Int]

/// `#/components/schemas/Labels`
public typealias Labels = [String: String]
