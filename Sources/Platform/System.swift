/// Questions about the system for which there is no better place.
package enum System {
    /// Whether compilers find the system's libraries in an SDK, which `xcrun` knows.
    package static var hasSDKs: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }
}
