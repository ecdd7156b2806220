// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import Foundation

/// `#/components/schemas/Pairs`
public typealias Pairs = [String: [Data]]

/// Exactly 2 elements.
///
/// `#/components/schemas/Point`
public typealias Point = [Double]
