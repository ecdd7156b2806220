// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// An uncle's words do not hide a nephew's.
///
/// `#/components/schemas/Outer`
public typealias Outer = OuterValue

/// What two enumerations share stands once, and is no mistake; what one lists twice is.
///
/// `#/components/schemas/Shared`
public typealias Shared = SharedValue
