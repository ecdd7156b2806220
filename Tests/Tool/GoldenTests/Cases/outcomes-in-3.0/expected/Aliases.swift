// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Judgement`
public typealias Judgement = Judged<String>

/// `#/components/schemas/NumberAnswer`
public typealias NumberAnswer = Answer<Int>

/// `#/components/schemas/WordAnswer`
public typealias WordAnswer = Answer<String>
