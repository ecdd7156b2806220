import DTORuntime
