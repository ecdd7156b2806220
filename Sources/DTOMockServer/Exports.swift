/// What a server stands for: `MockServer(serving: contract)`.
@_exported public import DTOContract
/// Methods and headers are the same for clients and servers.
@_exported public import DTORuntime
