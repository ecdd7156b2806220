// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/DaysAnswer`
public typealias DaysAnswer = Answer<[ISO8601Date]>

/// `#/components/schemas/PriceAnswer`
public typealias PriceAnswer = Answer<DecimalString>
