extension CommandLineHelp {
    static var mock: String {
        """
        Stands for the backend of an OpenAPI document: every operation answers with the document's examples, or with
        values that are made of its schemas. It listens on this machine only, and runs until you stop it.

        Usage: gen-dtos mock SPEC [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

          --port N             where it listens (default: 4010); 0 takes a free port, and says which
          --no-validate        answer requests that are not what the document asks for, too
          --stateful           remember what clients make, change and remove, where the paths show a resource
          --damage SHARE       so many answers have a member missing, null, of a wrong type or value: 5%
          --seed N             what happens by chance follows from it (default: 0)
          --watch              read the document again when it, or a file that it refers to, changes
          --log FORMAT         of the lines for requests: text (default) or json
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --format FORMAT      of diagnostics, on standard error: text (default), json, github, sarif or gitlab
          --limit NAME=VALUE   raise an input limit; see below
          --quiet              no line for each request

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        A client chooses the answer with a header: `Prefer: code=404`, `Prefer: example=empty`, `Prefer: delay=100-300`,
        `Prefer: fault=close-before`, `Prefer: damage="missing data.works[0].title"`, `Prefer: dynamic=true`; the media type
        with `Accept`. Without them the lowest status of success answers, JSON before other types, the first example before
        others. A request that is not what the document asks for gets the answer that the operation has for that, such as
        400; else 422, or 415 for a body of another type, as problem details (RFC 9457).

        Programs of this machine control the server below /__mock/: scenarios, the journal of requests, near misses, state.
        The header `X-Mock-Session` keeps those of several tests apart.

        Exit status: 1 the document has errors; 2 wrong usage, or the port is taken; 3 the system failed.

        Examples:
          gen-dtos mock spec/openapi.yaml
          curl 'http://127.0.0.1:4010/v1/search/isbn?isbn=9780439064873'
          curl -H 'Prefer: code=503' 'http://127.0.0.1:4010/v1/search/isbn?isbn=9780439064873'
          curl -X PUT http://127.0.0.1:4010/__mock/scenarios/searchByISBN -d '{"sequence": [503, 503, 200]}'
          curl http://127.0.0.1:4010/__mock/journal

        """
    }
}
