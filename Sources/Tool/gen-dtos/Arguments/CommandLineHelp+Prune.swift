extension CommandLineHelp {
    static var prune: String {
        """
        Generates like `gen-dtos SPEC`, and keeps no longer what has left the contract long enough ago: 90 days, or what
        `keep-removed:` of the configuration says. Its Swift, its tests and its line in contract.lock go. Where the
        folder has files of kinds that its options do not make, such as those of another --emit, they are named, and nothing is
        removed.

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
