// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Result`
public typealias Result = Answer<SuccessSchema>
