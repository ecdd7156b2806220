// Made by gen-dtos from the contract "Content encodings". Do not edit: change the contract and run gen-dtos.

public import Foundation

/// `#/components/schemas/Token`
public typealias Token = Data
