// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Conditional`
public typealias Conditional = JSONValue

/// `#/components/schemas/Impossible`
public typealias Impossible = JSONValue

/// `#/components/schemas/Maps`
public typealias Maps = [String: MapsValue]

/// `#/components/schemas/Number`
public typealias Number = Double

/// `#/components/schemas/Same`
public typealias Same = Mention

/// `#/components/schemas/Text`
public typealias Text = String
