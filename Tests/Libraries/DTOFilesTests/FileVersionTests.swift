import DTORuntime
import Foundation
import Testing

@testable import DTOFiles

@Suite struct FileVersionTests {
    /// The examples of RFC 9110 section 14.4, and texts that are none.
    @Test func placesOfParts() {
        #expect(ContentRange("bytes 42-1233/1234").map { [$0.first, $0.last, $0.total] } == [42, 1233, 1234])
        #expect(ContentRange("bytes 42-1233/*").map { [$0.first, $0.last, $0.total] } == [42, 1233, nil])
        for text in [
            "bytes */1234", "bytes 5-4/10", "bytes 0-10/10", "bytes -1-5/10", "bytes +0-5/10", "seconds 0-5/10", "",
            "bytes 0-5", "bytes 0-9223372036854775807/*", "bytes 0-99999999999999999999/*", "bytes a-b/c", "bytes 0-5/",
        ] {
            #expect(ContentRange(text) == nil, "\(text)")
        }
    }

    @Test func aCodedBodyHasNoVersion() {
        let version = FileVersion(["Content-Encoding": "gzip", "Content-Length": "10", "ETag": "\"a\""])
        #expect(version.total == nil && version.validator == nil)
    }

    @Test func aServerMayRefuseParts() {
        #expect(FileVersion(["ETag": "\"a\"", "Accept-Ranges": "none"]).validator == nil)
    }

    /// The header fields of RFC 9530, section 2, with members that are damaged.
    @Test func digestsAreByteSequences() {
        let found = BodyDigests.values("sha-256=:AQI=:, sha-512=:Aw==:;p=1,unixsum=5, a=:?:, b=::")
        #expect(found.map(\.name) == ["sha-256", "sha-512", "b"])
        #expect(found.map(\.value) == [Data([1, 2]), Data([3]), Data()])
    }
}
