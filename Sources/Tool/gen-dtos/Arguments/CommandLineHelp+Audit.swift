extension CommandLineHelp {
    static var audit: String {
        """
        Compares hand-written Swift with an OpenAPI document: DTOs, enumerations, envelopes, and the mappers and models
        behind them. It says what is lost where, for whom, and the lines that mend it. Writes nothing into the project.

        Usage: gen-dtos audit SPEC PATH... [options]

          SPEC                 an OpenAPI document, YAML or JSON; `-` reads standard input
          PATH                 Swift files, or folders of them: DTOs, models, mappers, and the screens that show them

          --format FORMAT      of the report, on standard output:
                                 text      for people (default)
                                 markdown  a document to keep
                                 json      one object
                                 github    workflow commands, which become annotations of a pull request
                                 sarif     SARIF 2.1.0, for code scanning
                                 gitlab    a Code Quality report, which a merge request shows
          --fix                in place of the report, what mends it without a decision, as a patch for `git apply`
          --init               in place of the report, the `audit:` section of gen-dtos.yaml: which type stands for which
                               schema, with the evidence, the proposals and the other types as comments
          --minimum-coverage PERCENT
                               exit with 1 if a smaller part of the types that can be decoded was compared
          --fail-on SEVERITY   exit with 1 at a finding of at least this severity: high, medium (default) or low; with
                               never, no finding fails
          --accepted FILE      differences that are meant, with reasons (default: audit-accepted.yaml beside SPEC, then
                               in the current folder)
          --typescript FILE    the backend's types, which are compared likewise; repeatable, and PATH may be missing then
          --test-log FILE      what `swift test` or `xcodebuild test` said: its counts are in the report, too
          --today DATE         the day on which acceptances end, and of the report (default: the system's date)
          --swiftc FILE        the Swift compiler whose parser reads (default: `swiftc` in the PATH)
          --cache DIR          where the reader is kept that this compiler makes (default: the user's folder for caches)
          --config FILE        default: gen-dtos.yaml in SPEC's folder, or in the current one; `audit:` says which type
                               stands for which schema where names do not tell
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --limit NAME=VALUE   raise an input limit; see below
          --quiet              findings and their number alone

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        Swift is read, never compiled or run, so it need not be complete. If syntax alone does not answer a question,
        the result is `cannot tell` with the reason, and not a finding. The first run with a compiler prepares the
        reader, which takes seconds.

        Exit status: 0 no finding of that severity (with --fix: none that the patch leaves); 1 there are some, nothing
        was compared, or the document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos audit spec/openapi.yaml Sources
          gen-dtos audit spec/openapi.yaml Sources --init >> gen-dtos.yaml
          gen-dtos audit spec/openapi.yaml Sources --fix | git apply
          gen-dtos audit spec/openapi.yaml App/DTOs App/Models --format markdown > audit.md

        """
    }
}
