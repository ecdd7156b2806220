extension CommandLineHelp {
    static var docs: String {
        """
        Writes an OpenAPI document down as one page, for people: endpoints, types by their names in Swift, what stands
        for a value that is missing, deprecations, envelopes, and how many there are of each. The page is meant to be
        checked in: a change of the contract is a small difference. It is Markdown, or HTML in one file for a browser.

        Usage: gen-dtos docs SPEC [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input

          --output FILE        the page, as HTML where the name ends in .html; in a folder, CONTRACT.md; `-` is standard
                               output (default: CONTRACT.md in the output folder of the configuration, else
                               Generated/CONTRACT.md)
          --check              write nothing; show what would change as a diff, and exit with 1 if anything would
          --stat               with --check: how many lines, in place of the diff
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one
          --module NAME        name of the Swift module, as for generate
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --strict             warnings count as errors
          --format FORMAT      of diagnostics, on standard error: text (default), json, github, sarif or gitlab
          --limit NAME=VALUE   raise an input limit; see below
          --jobs N             worker threads of the whole run (default: one per processor)
          --timings            a table of what took how long, on standard error
          --quiet              no summary and no progress; diagnostics stay

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        With `emit: [models, fixtures, tests, docs]` in the configuration, `gen-dtos SPEC` makes both pages with the rest
        of the output, and `gen-dtos SPEC --check` looks at them, too. A file that gen-dtos has not made is never replaced.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos docs spec/openapi.yaml --output Documentation/Contract.md
          gen-dtos docs spec/openapi.yaml --output Documentation/Contract.md --check
          gen-dtos docs spec/openapi.yaml --output Site/contract.html
          gen-dtos docs spec/openapi.yaml --output - | less

        """
    }
}
