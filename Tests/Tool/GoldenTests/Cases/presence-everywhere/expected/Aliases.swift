// Made by gen-dtos from the contract "Presence everywhere". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/AAnswer`
public typealias AAnswer = Answer<String>

/// `#/components/schemas/BAnswer`
public typealias BAnswer = Answer<Int>
