extension CommandLineHelp {
    static var initialization: String {
        """
        Looks at an OpenAPI document and writes a first gen-dtos.yaml for it, short and with comments: the module's name,
        envelopes, strict identities, how pages follow each other, and formats to choose from, as the document has them.
        The proposals have been tried, and cause no error and no warning. Then prints the lines for Package.swift and the
        next commands.

        Usage: gen-dtos init [SPEC] [options]

          SPEC                 an OpenAPI document, YAML or JSON; without one, the first of these that is there:
                               \(InitRun.usualDocuments.joined(separator: ", "))

          --config FILE        the file to write (default: gen-dtos.yaml in SPEC's folder)
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --format FORMAT      of diagnostics, on standard error: text (default), json, github, sarif or gitlab
          --limit NAME=VALUE   raise an input limit; see below
          --jobs N             worker threads of the whole run (default: one per processor)
          --quiet              write the file and say nothing

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        Nothing is overwritten: where the configuration is there already, or one in the current folder that would no longer
        be read, the run says so and ends with 1.

        Exit status: 0 done; 1 the document has errors, or there is a configuration; 2 wrong usage, or no document; 3 the
        system failed.

        Examples:
          gen-dtos init
          gen-dtos init spec/openapi.yaml

        """
    }
}
