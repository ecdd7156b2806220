/// The folder in which the system lets programs keep what they can make again.
package enum CachesFolder {
    /// The folder of one program: below `XDG_CACHE_HOME`, or where the system has such folders in the user's home.
    ///
    /// - Returns: nil where the environment has neither folder as an absolute path.
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
