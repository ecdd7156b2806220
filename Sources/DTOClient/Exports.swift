/// What calls are made of and what their answers hold: whoever imports the client has both.
@_exported public import DTORuntime
