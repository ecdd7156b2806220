/// The types of calls and responses are in `DTORuntime`. An app that imports the client also gets them.
@_exported public import DTORuntime
