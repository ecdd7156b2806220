extension CommandLineHelp {
    static var diff: String {
        """
        Lists the changes between two states of a contract, with their effects on an app that is shipped and on the
        generated Swift, and says who must act. Writes nothing.

        Usage: gen-dtos diff OLD NEW [options]
               gen-dtos diff SPEC [options]       the working copy against the last commit

          OLD, NEW             OpenAPI documents, YAML or JSON: files, `-` for standard input, or git:REVISION:FILE

          --format FORMAT      on standard output:
                                 text       for people (default)
                                 markdown   for the comment of a pull request
                                 json       one object, by Documentation/changes.schema.json
                                 github     workflow commands, which become annotations of a pull request
                                 sarif      SARIF 2.1.0, for code scanning
                                 gitlab     a Code Quality report, which a merge request shows
                                 badge      an endpoint of shields.io
                                 changelog  a section for the contract's CHANGELOG
          --stat               how many changes of which schema and operation, in place of the changes
          --verbose            with the format text: the places and effects of each change, not one line
          --fail-on KIND       breaking (default), warning, any or never: exit with 1 when there are such changes
          --policy FILE        which changes are approved, and how grave rules are; see Documentation/Changes.md
          --today DATE         the day on which sunsets and approvals are judged (default: the system's date)
          --config FILE        default: gen-dtos.yaml in NEW's folder, or in the current one; for both
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --limit NAME=VALUE   raise an input limit; see below
          --quiet              nothing but changes that nobody has approved

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        Documentation/ChangeRules.md lists every rule by its id.

        Exit status: 0 no such changes; 1 such changes, or a document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos diff spec/openapi.yaml
          gen-dtos diff git:origin/main:spec/openapi.yaml spec/openapi.yaml --format markdown

        """
    }
}
