public import Foundation

extension Data {
    /// An image of one pixel, for tests of views that show images. In a release build, the data is empty.
    public static var stubAvatarImage: Data {
        #if DEBUG
            let png =
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
            return Data(base64Encoded: png) ?? Data()
        #else
            return Data()
        #endif
    }
}
