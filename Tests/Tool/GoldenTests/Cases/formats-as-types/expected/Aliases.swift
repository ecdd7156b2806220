// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Day`
public typealias Day = CalendarDate
