extension CommandLineHelp {
    static var prune: String {
        """
        Generates like `gen-dtos SPEC`, and deletes what left the contract more than 90 days ago (or the days of
        `keep-removed:` in the configuration): its Swift, its tests and its line in contract.lock. If the folder has
        files that the options do not make, such as those of another --emit, the command lists them and removes nothing.

        Usage: gen-dtos prune SPEC... [options]
               gen-dtos prune --list FILE [options]

        \(options)

        `gen-dtos --help` explains layouts and dependency files. `gen-dtos lint SPEC` warns of what is due. To drop something
        earlier, remove its line from contract.lock and run `gen-dtos SPEC`.

        Exit status: 0 done; 1 the document has errors, or --check found a difference; 2 wrong usage; 3 the system failed.

        Examples:
          gen-dtos prune spec/openapi.yaml
          gen-dtos prune spec/openapi.yaml --today 2026-06-01 --check

        """
    }
}
