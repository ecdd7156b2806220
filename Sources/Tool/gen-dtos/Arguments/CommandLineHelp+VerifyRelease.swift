extension CommandLineHelp {
    static var verifyRelease: String {
        """
        Says what of a build must not be shipped: mock data, the switch for it, fixtures, and libraries for tests. Writes
        nothing.

        Usage: gen-dtos verify-release PATH... [options]

          PATH                 an .app, another folder, an executable or another file, an .ipa

        The command looks in every file for:
          mock data            files called mock_….json, and the texts of generated mock documents
          its switch           app.networking.mockMode, the key of AppConfig.mockMode, which release builds leave out
          libraries for tests  DTOTesting, and the modules Fixtures and Testing of the output folder's modules; a module of
                               mocks may be there, since previews need it, but none of its documents
          fixtures             the texts of --fixtures, in a file of their own, with whatever name, or in a larger one;
                               white space counts for nothing, and texts of less than \(FixtureTexts.shortest) characters are left out

          --fixtures DIR       generated fixtures or mocks, or a folder of mock data (*.json); repeatable; default: Fixtures
                               and Mocks in the output folder
          --config FILE        the configuration that names the output folder; default: gen-dtos.yaml beside the document that
                               `gen-dtos init` would find, else in the current folder
          --quiet              the list alone, without a summary

          --version            the tool's version
          --help               this text

        Links are not followed: what they lead to is in the build itself, or is not shipped with it. Zip archives such as an
        .ipa are unpacked by the program `unzip` into a folder of their own, which is removed; what is compressed or
        encrypted in other ways is not looked into.

        Exit status: 0 nothing found; 1 something found; 2 wrong usage, PATH is not there, or there is no fixture
        to compare it with; 3 a file could not be read.

        Examples:
          gen-dtos verify-release .build/release/App
          gen-dtos verify-release build/Books.ipa --fixtures Generated/Fixtures

        """
    }
}
