import ContractModel
package import Foundation

/// The smallest file of a media type that its readers accept.
package enum SampleFile {
    package static func data(of mediaType: String) -> Data {
        switch MediaType.essence(of: mediaType) {
        case "image/png": bytes(base64: png)
        case "image/gif": bytes(base64: gif)
        case "image/jpeg": bytes(base64: jpeg)
        case "image/svg+xml": Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)
        case "text/html": Data("<!DOCTYPE html><title>Sample</title>".utf8)
        case "text/csv": Data("id,name\r\n1,Sample\r\n".utf8)
        case "application/xml", "text/xml": Data("<sample/>".utf8)
        case "application/x-www-form-urlencoded": Data("sample=1".utf8)
        case let type where type.hasPrefix("text/"): Data("Sample".utf8)
        case let type where type.hasSuffix("+xml"): Data("<sample/>".utf8)
        default: Data("sample".utf8)
        }
    }

    private static func bytes(base64: String) -> Data {
        Data(base64Encoded: base64) ?? Data()
    }

    // One pixel each.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    private static let gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    private static let jpeg =
        "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA"
        + "/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k="
}
