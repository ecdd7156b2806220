extension CommandLineHelp {
    static var checklist: String {
        """
        Says what has to be done about the changes between two states of a contract, as a task list in Markdown: for each
        place, the boxes of the steps that mean something for it, ticked where it can be seen that they are done. Writes
        nothing.

        Usage: gen-dtos checklist OLD NEW [options]
               gen-dtos checklist SPEC [options]  the working copy against the last commit

          OLD, NEW             OpenAPI documents, YAML or JSON: files, `-` for standard input, or git:REVISION:FILE

        The steps:
          Document             NEW says it
          DTO, Fixture, Test   the files in the output folder are what NEW makes, and what it no longer makes is gone
          Changelog            the section of NEW's version mentions it
          Lifecycle            what is gone, or has another type, is recorded in OUTPUT/contract.lock

          --changelog FILE     default: CHANGELOG.md in NEW's folder, or in the current one
          --today DATE         the day on which sunsets are judged (default: all of them are reached)
          --output DIR         the folder of the output (default: from the configuration, else Generated)
          --config FILE        default: gen-dtos.yaml in NEW's folder, or in the current one; for both
          --allow-path DIR     another folder whose files references may use; repeatable
          --map PREFIX=DIR     references to URLs that begin with PREFIX are files below DIR; repeatable
          --limit NAME=VALUE   raise an input limit; see below
          --jobs N             worker threads of the whole run (default: one per processor)

        Options with which the output was made:
          --module NAME        name of the Swift module
          --emit LIST          of models,fixtures,tests,client,docs,mocks,scenarios and mapping
          --standalone         a complete Swift package
          --layout LAYOUT      files or bundled
          --access LEVEL       public, package or internal
          --templates DIR      templates that replace the built-in ones, file by file

          --version            the tool's version
          --help               this text

        Limits, with their defaults:
        \(limits)

        Exit status: 0 no box is open; 1 a box is open, or a document has errors; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos checklist spec/openapi.yaml
          gen-dtos checklist git:origin/main:spec/openapi.yaml spec/openapi.yaml --changelog CHANGELOG.md

        """
    }
}
