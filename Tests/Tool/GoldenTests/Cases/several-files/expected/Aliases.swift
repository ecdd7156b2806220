// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

/// `common/dates.yaml#/Day`
public typealias Day = String
