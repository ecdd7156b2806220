// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/StatePage`
public typealias StatePage = Page<State>

/// `#/components/schemas/WorkPage`
public typealias WorkPage = Page<Work>
