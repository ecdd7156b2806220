// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Both`
public typealias Both = Bool

/// `#/components/schemas/Flag`
public typealias Flag = Bool

/// `#/components/schemas/Nothing`
public typealias Nothing = JSONValue

/// `#/components/schemas/Objects`
public typealias Objects = Int

/// `#/components/schemas/Unrestricted`
public typealias Unrestricted = Int
