// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Orders`
public typealias Orders = [OrdersItem]
