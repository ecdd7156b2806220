// Made by gen-dtos from the contract "Envelope that promises". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/CountAnswer`
public typealias CountAnswer = Answer<Int>

/// `#/components/schemas/TagPage`
public typealias TagPage = Page<[String]>

/// `#/components/schemas/WorkAnswer`
public typealias WorkAnswer = Answer<Work>

/// `#/components/schemas/WorkPage`
public typealias WorkPage = Page<[Work]>
