// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/AAnswer`
public typealias AAnswer = Answer<Int>

/// `#/components/schemas/BAnswer`
public typealias BAnswer = Answer<String>

/// `#/components/schemas/CAnswer`
public typealias CAnswer = Texts<String>

/// `#/components/schemas/DAnswer`
public typealias DAnswer = Required<String>

/// `#/components/schemas/HAnswer`
public typealias HAnswer = Worded<String>
