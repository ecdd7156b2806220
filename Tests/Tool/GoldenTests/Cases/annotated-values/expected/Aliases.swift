// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Amount`
public typealias Amount = Double

/// `#/components/schemas/Flag`
public typealias Flag = Bool

/// `#/components/schemas/Note`
public typealias Note = String

/// `#/components/schemas/Price`
public typealias Price = String

/// As the sun sets.
///
/// `#/components/schemas/Red`
public typealias Red = String
