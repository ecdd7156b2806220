import Diagnostics
import Texts

/// The diagnostics of the output folder.
enum FileSetMessages {
    static func foreignFile(_ path: String) -> Diagnostic {
        let message =
            "\(path) was not made by gen-dtos and would be replaced; "
            + "move the file away, or choose another folder with --output."
        return Diagnostic(.error, "foreign-file", message, at: nil)
    }

    static func leftover(_ path: String) -> Diagnostic {
        let message =
            "\(path) begins like a file of gen-dtos, but belongs to no type of the contract; delete the file if a merge has left the file behind, or "
            + "remove its first line if the file is yours."
        return Diagnostic(.note, "leftover-file", message, at: nil)
    }

    /// - Parameters:
    ///   - paths: The paths within the folder. The list has at least one element.
    ///   - command: The command that generates with these options and removes all other files.
    static func notPruned(_ paths: [String], in folder: String, _ command: String) -> Diagnostic {
        let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        let message =
            "\(folder) has \(paths.count.counted("file")) of kinds that these options do not make: "
            + "\(paths.prefix(3).joined(separator: ", "))\(rest). Pruning removes only the files of parts that have left the contract. Use the options that "
            + "made the files, or run '\(command)' first, which removes them."
        return Diagnostic(.error, "not-pruned", message, at: nil)
    }

    static func foreignPage(_ path: String) -> Diagnostic {
        let message =
            "\(path) was not made by gen-dtos and would be replaced; move the file away, or name another file with --output."
        return Diagnostic(.error, "foreign-file", message, at: nil)
    }

    static func obstacle(_ obstacle: Obstacle) -> Diagnostic {
        let (id, fault) =
            switch obstacle.kind {
            case .symbolicLink:
                ("symbolic-link", "is a symbolic link, which gen-dtos does not follow inside the output folder")
            case .notAFolder: ("not-a-folder", "is not a folder, but the output needs a folder there")
            case .notAFile: ("not-a-file", "is not a file, but the output needs a file there")
            }
        return Diagnostic(.error, id, "\(obstacle.path) \(fault); move the object away.", at: nil)
    }
}
