extension CommandLineHelp {
    static var probe: String {
        """
        Asks a running server whether it keeps an OpenAPI document: sends each safe operation (GET, HEAD) with the
        document's examples, and compares status, headers and body with what the document says. It decodes nothing,
        follows no redirect, and changes nothing.

        Usage: gen-dtos probe SPEC --server URL [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

          --server URL         where the API is served, with the path of the server: https://api.example.com/v1
          --header LINE        sent with each request: 'Authorization: Bearer …'; repeatable
          --param NAME=VALUE   a value for the parameters of this name, before the document's examples; repeatable.
                               OPERATION.NAME=VALUE is for one operation. A name that is given twice sends a list
          --timeout SECONDS    of each request (default: 30)
          --made-up            make up required parameters for which the document has no example; else such operations
                               are not asked
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --format FORMAT      of diagnostics, on standard error: text (default), json, github, sarif or gitlab
          --limit NAME=VALUE   raise an input limit; see below
          --quiet              only operations whose answers differ

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        A violation is a difference that the document forbids: a missing key, a value of another type, a missing required
        header. A key or a status is undocumented if the document does not have it. Operations are left out, with a
        reason, if their answer is a stream or if a required parameter has no example. The last lines count the
        successes. Refusals and missing resources say little about the contract, so a run without any success fails.

        Requests are sent by `curl`, which must be there.

        Exit status: 0 all answers are as the document says; 1 some differ, none is a success, or the document has errors;
        2 wrong usage; 3 no answer came at all, or the system failed.

        Examples:
          gen-dtos probe spec/openapi.yaml --server https://api.example.com
          gen-dtos probe spec/openapi.yaml --server http://127.0.0.1:4010 --header 'Authorization: Bearer secret'
          gen-dtos probe spec/openapi.yaml --server https://api.example.com --param readBook.id=42

        """
    }
}
