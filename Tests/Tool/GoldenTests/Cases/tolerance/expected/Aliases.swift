// Made by gen-dtos from the contract "API". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Nothing`
public typealias Nothing = [String: JSONValue]
