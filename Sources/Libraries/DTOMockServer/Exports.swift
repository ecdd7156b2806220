/// A user needs the contract to make a server for it: `MockServer(serving: contract)`.
@_exported public import DTOContract
/// Clients and servers share methods and headers.
@_exported public import DTORuntime
