// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import Foundation

/// `#/components/schemas/Day`
public typealias Day = Date
