// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public nonisolated enum ListWorks {
    public typealias Response200 = Envelope<[Work]>
}
