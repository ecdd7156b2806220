/// Makes a script that completes command lines in a shell, from the table of options.
struct CompletionScript {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static var commands: [String] {
        CommandLineCommand.allCases.map(\.rawValue) + [CommandLineHelp.command]
    }

    private static func options(of command: CommandLineCommand) -> [CommandLineOption] {
        CommandLineOption.options(of: command).sorted { $0.name < $1.name }
    }

    private static func words(of command: CommandLineCommand) -> String {
        if command == .completions { return Shell.allCases.map(\.rawValue).joined(separator: " ") }
        return options(of: command).map { "--\($0.name)" }.joined(separator: " ")
    }

    // MARK: Shells

    /// Returns `case` branches with the completion of each option's value, and with the options of each command.
    private static func branches(
        choice: (String) -> String, choices: (String) -> String, file: String, anything: String
    ) -> String {
        var text = ""
        for command in CommandLineCommand.allCases {
            for option in options(of: command) {
                let reply: String
                switch option.value {
                case .none: continue
                case .path: reply = file
                case .choice(_, let words): reply = choice(words.joined(separator: " "))
                case .choices(_, let words): reply = choices(words.joined(separator: " "))
                case .number, .text: reply = anything
                }
                text += "    \(command.rawValue):--\(option.name)) \(reply); return ;;\n"
            }
        }
        return text
    }

    private static var optionBranches: String {
        CommandLineCommand.allCases.map { "    \($0.rawValue)) options='\(words(of: $0))' ;;\n" }.joined()
    }

    private static var bash: String {
        """
        # bash completion of gen-dtos: eval "$(gen-dtos completions bash)"
        _gen_dtos() {
            local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command=generate options before=
            if [[ $word == *,* ]]; then before=${word%,*},; fi
            if (( COMP_CWORD > 1 )) && [[ " \(commands.joined(separator: " ")) " == *" ${COMP_WORDS[1]} "* ]]; then
                command=${COMP_WORDS[1]}
            fi
            COMPREPLY=()
            case "$command:$last" in
        \(branches(
            choice: { "COMPREPLY=($(compgen -W '\($0)' -- \"$word\"))" },
            choices: { "COMPREPLY=($(compgen -P \"$before\" -W '\($0)' -- \"${word##*,}\"))" },
            file: "COMPREPLY=($(compgen -f -- \"$word\"))", anything: ":"))    esac
            case "$command" in
        \(optionBranches)    \(CommandLineHelp.command)) options='\(commands.joined(separator: " "))' ;;
            esac
            if [[ $word == -* || $command == \(CommandLineHelp.command) || $command == completions ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$word"))
                return
            fi
            if (( COMP_CWORD == 1 )); then
                COMPREPLY=($(compgen -W '\(commands.joined(separator: " "))' -- "$word"))
            fi
            COMPREPLY+=($(compgen -f -- "$word"))
        }
        complete -o filenames -F _gen_dtos gen-dtos

        """
    }

    private static var zsh: String {
        """
        #compdef gen-dtos
        # zsh completion of gen-dtos: in a file `_gen-dtos` of $fpath, or eval "$(gen-dtos completions zsh)"
        _gen_dtos() {
            local last=${words[CURRENT-1]} command=generate options
            if (( CURRENT > 2 )) && [[ " \(commands.joined(separator: " ")) " == *" ${words[2]} "* ]]; then
                command=${words[2]}
            fi
            case "$command:$last" in
        \(branches(
            choice: { "compadd -- \($0)" }, choices: { "compset -P '*,'; compadd -- \($0)" }, file: "_files",
            anything: ":"))    esac
            case "$command" in
        \(optionBranches)    \(CommandLineHelp.command)) options='\(commands.joined(separator: " "))' ;;
            esac
            if [[ ${words[CURRENT]} == -* || $command == \(CommandLineHelp.command) || $command == completions ]]; then
                compadd -- ${=options}
                return
            fi
            if (( CURRENT == 2 )); then compadd -- \(commands.joined(separator: " ")); fi
            _files
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _gen_dtos "$@"; else compdef _gen_dtos gen-dtos; fi

        """
    }

    private static var fish: String {
        let seen = commands.filter { $0 != CommandLineCommand.generate.rawValue }.joined(separator: " ")
        var text = """
            # fish completion of gen-dtos: gen-dtos completions fish | source
            complete -c gen-dtos -n __fish_use_subcommand -a '\(commands.joined(separator: " "))'

            """
        for command in CommandLineCommand.allCases {
            let condition =
                command == .generate
                ? "not __fish_seen_subcommand_from \(seen)" : "__fish_seen_subcommand_from \(command.rawValue)"
            for option in options(of: command) {
                let ending: String
                switch option.value {
                case .none: ending = ""
                case .path: ending = " -r -F"
                case .choice(_, let words): ending = " -x -a '\(words.joined(separator: " "))'"
                case .choices(_, let words): ending = " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
                case .number, .text: ending = " -x"
                }
                text += "complete -c gen-dtos -n '\(condition)' -l \(option.name)\(ending)\n"
            }
        }
        text += "complete -c gen-dtos -n '__fish_seen_subcommand_from completions' -f -a '\(words(of: .completions))'\n"
        text +=
            "complete -c gen-dtos -n '__fish_seen_subcommand_from \(CommandLineHelp.command)' -f -a '\(commands.joined(separator: " "))'\n"
        return text
    }
}
