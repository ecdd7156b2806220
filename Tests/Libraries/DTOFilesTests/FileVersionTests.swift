import DTOClient
import DTORuntime
import Foundation
import Testing

@testable import DTOFiles

@Suite struct FileVersionTests {
    /// The examples of RFC 9110 section 14.4, and invalid texts.
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

    /// The examples of FIPS 180-4, in pieces of every size up to two blocks.
    @Test func aDigestOfPieces() {
        let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        let known = [
            "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            long: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            String(repeating: "a", count: 1_000): "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
        ]
        for (text, digest) in known {
            #expect(SHA256Digest.hexadecimal(of: Array(text.utf8)) == digest)
            for size in 1...130 {
                var pieces = SHA256Digest()
                for start in stride(from: 0, to: text.utf8.count, by: size) {
                    pieces.update(text.utf8.dropFirst(start).prefix(size))
                }
                #expect(pieces.finished.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digest)
            }
        }
    }
}
