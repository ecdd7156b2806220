// Made by gen-dtos from the contract "Discriminator of nobody". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Labels`
public typealias Labels = [String: String]
