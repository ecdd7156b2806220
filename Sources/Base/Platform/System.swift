/// Facts about the system that belong to no other type.
package enum System {
    /// Whether compilers find the system's libraries in an SDK. `xcrun` prints the path of the SDK.
    package static var hasSDKs: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }
}
