// Made by gen-dtos from the contract "Envelope rules". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/CountAnswer`
public typealias CountAnswer = Answer<Int>

/// `#/components/schemas/WorkAnswer`
public typealias WorkAnswer = Answer<Work>
