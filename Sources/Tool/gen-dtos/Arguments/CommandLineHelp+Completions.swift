extension CommandLineHelp {
    static var completions: String {
        """
        Prints what a shell needs to complete commands, options and the values of options that are words of a list.

        Usage: gen-dtos completions SHELL

          SHELL                \(CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", "))

          --version            the tool's version
          --help               this text

        Examples:
          eval "$(gen-dtos completions bash)"           in ~/.bashrc
          eval "$(gen-dtos completions zsh)"            in ~/.zshrc, behind compinit
          gen-dtos completions fish | source            in ~/.config/fish/config.fish

        """
    }
}
