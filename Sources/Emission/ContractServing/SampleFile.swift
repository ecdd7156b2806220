import ContractModel
package import Foundation

/// Makes the smallest file of a media type that common programs can open.
package enum SampleFile {
    package static func data(of mediaType: String) -> Data {
        switch MediaType.essence(of: mediaType) {
        case "image/png": bytes(base64: png)
        case "image/gif": bytes(base64: gif)
        case "image/jpeg": bytes(base64: jpeg)
        case "image/webp": bytes(base64: webp)
        case "application/pdf": Data(pdf.utf8)
        // An archive without files consists of the end record of its directory (PKWARE's APPNOTE, section 4.3.16).
        case "application/zip", "application/x-zip-compressed":
            Data([0x50, 0x4B, 0x05, 0x06] + Array(repeating: 0, count: 18))
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

    // Images of one pixel.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    private static let webp = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
    /// A document with one empty page. Its table lists the offset of each object (ISO 32000-1, section 7.5).
    private static let pdf: String = {
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>",
        ]
        var text = "%PDF-1.4\n"
        var table = "0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(text.utf8.count)
            table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        return text + "xref\n0 4\n\(table)trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    }()
    private static let gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
    private static let jpeg =
        "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA"
        + "/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k="
}
