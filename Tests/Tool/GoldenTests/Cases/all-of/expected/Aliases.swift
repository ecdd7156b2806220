// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// Only words beside the reference.
///
/// `#/components/schemas/Same`
public typealias Same = Base
