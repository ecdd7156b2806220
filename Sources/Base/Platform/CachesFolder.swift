/// The folder for files that a program can generate again.
package enum CachesFolder {
    /// Returns the folder of one program: in `XDG_CACHE_HOME`, or in the system's folder for caches in the user's home.
    ///
    /// - Returns: Nil if the environment names neither folder by an absolute path.
    package static func path(of program: String, _ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/" + program }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/" + program
        #else
            return home + "/.cache/" + program
        #endif
    }
}
