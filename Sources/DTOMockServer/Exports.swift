/// Methods and headers are the same for clients and servers.
@_exported public import DTORuntime
