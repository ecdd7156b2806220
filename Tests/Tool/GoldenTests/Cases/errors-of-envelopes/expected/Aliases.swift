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

/// `#/components/schemas/IAnswer`
public typealias IAnswer = Listed<String>

/// `#/components/schemas/JAnswer`
public typealias JAnswer = Unspoken<String>

/// `#/components/schemas/KAnswer`
public typealias KAnswer = Refusal<String>

/// `#/components/schemas/LAnswer`
public typealias LAnswer = Spoken<String>
