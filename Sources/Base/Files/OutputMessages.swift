package import Diagnostics

/// The diagnostics of the output and its manifest.
package enum OutputMessages {
    static func badPath(_ path: String, _ fault: String) -> Diagnostic {
        Diagnostic(.error, "output-path", "'\(path)' cannot be the path of a generated file: \(fault).", at: nil)
    }

    static func samePlace(_ first: String, _ second: String) -> Diagnostic {
        let message =
            "On a file system that ignores case, '\(first)' and '\(second)' are the same file; "
            + "rename one of the types ('rename:' in the configuration)."
        return Diagnostic(.error, "output-clash", message, at: nil)
    }

    package static let testsAlone = Diagnostic(
        .error, "incomplete-package",
        "A standalone package cannot have tests without models and fixtures: add them to '--emit' ('emit:' in the "
            + "configuration), or leave the tests out.",
        at: nil)

    package static let mocksAlone = Diagnostic(
        .error, "mocks-without-client",
        "A standalone package cannot have mocks without models and a client: add them to '--emit' ('emit:' in the "
            + "configuration), or leave the mocks out.",
        at: nil)

    /// - Parameter location: The place of the option, or nil for an argument.
    package static func clientAlone(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "client-without-models",
            "A client sends and receives the contract's types: add models to '--emit' ('emit:' in the configuration).",
            at: location)
    }

    package static func standaloneInBuild(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .error, "standalone-in-build",
            "The output of a build belongs to a target of the built package and cannot be a standalone package: remove 'standalone'.",
            at: location)
    }

    package static func runtimeOfItsOwn(_ module: String) -> Diagnostic {
        Diagnostic(
            .warning, "unused-runtime-module",
            "A standalone package has its own runtime: 'runtime-module: \(module)' has no effect.", at: nil)
    }

    package static func foreignModule(_ module: String, of type: String) -> Diagnostic {
        Diagnostic(
            .warning, "foreign-module",
            "'\(type)' comes from the module '\(module)'. Unless the module is a part of the system, the package does not build, "
                + "because its manifest names no other package. Add the package in your own template 'Package.mustache' "
                + "('--templates').",
            at: nil)
    }

    static func damagedManifest(_ fault: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "damaged-manifest", "This is not a manifest of gen-dtos, or the file was edited: \(fault).",
            at: location,
            notes: [.init(restoring)])
    }

    private static let restoring =
        "The manifest lists the files that gen-dtos may replace. If gen-dtos wrote the manifest, delete the manifest: the next run recognizes its "
        + "files by their first lines."

    static func incompleteManifest(path: String) -> Diagnostic {
        Diagnostic(
            .error, "damaged-manifest", "\(path) is not complete.", at: nil,
            notes: [.init(restoring)])
    }
}
