import DTORuntime
import Foundation
import LoopbackServer
import Testing

@testable import DTOMockServer

/// The examples of RFC 9110 section 14.1.2, for a body of 10,000 bytes.
@Suite struct RangeTests {
    static let body = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 / 39) })
    let response: MockHTTPResponse = {
        var response = MockHTTPResponse.data(body, contentType: "application/octet-stream")
        response.headers["Accept-Ranges"] = "bytes"
        response.headers["ETag"] = "\"v1\""
        return response
    }()

    private func request(_ range: String, ifRange: String? = nil, _ method: HTTPMethod = .get) -> MockHTTPRequest {
        var request = MockHTTPRequest(method: method, path: "/", target: "/", queryItems: [], headers: ["Range": range])
        request.headers["If-Range"] = ifRange
        return request
    }

    @Test(arguments: [
        ("bytes=0-499", 0..<500), ("bytes=500-999", 500..<1_000), ("bytes=-500", 9_500..<10_000),
        ("bytes=9500-", 9_500..<10_000), ("Bytes=0-0", 0..<1), ("bytes=-1", 9_999..<10_000),
        ("bytes=9999-20000", 9_999..<10_000), ("bytes=-20000", 0..<10_000),
    ])
    func aPart(_ range: String, _ place: Range<Int>) {
        let part = response.part(for: request(range))
        #expect(part.status.code == 206)
        #expect(part.headers["Content-Range"] == "bytes \(place.lowerBound)-\(place.upperBound - 1)/10000")
        #expect(part.body == Self.body[place])
    }

    /// RFC 9530 section 2: `Content-Digest` is of the content that is sent, and `Repr-Digest` of the whole.
    @Test func aPartHasNoDigestOfTheWholeBody() {
        var response = response
        for name in ["Content-Digest", "Content-MD5", "Repr-Digest"] { response.headers[name] = "a" }
        for range in ["bytes=0-499", "bytes=10000-"] {
            let part = response.part(for: request(range))
            #expect(part.headers["Content-Digest"] == nil && part.headers["Content-MD5"] == nil)
            #expect(part.headers["Repr-Digest"] == "a")
        }
    }

    @Test(arguments: ["bytes=10000-", "bytes=-0"])
    func aPartThatIsNotThere(_ range: String) {
        let part = response.part(for: request(range))
        #expect(part.status.code == 416 && part.body == nil)
        #expect(part.headers["Content-Range"] == "bytes */10000")
    }

    @Test(arguments: ["bytes=0-1,3-4", "bytes=5-4", "bytes=a-b", "bytes=-", "lines=0-1", "bytes", "bytes=+1-2"])
    func aRangeThatIsIgnored(_ range: String) {
        #expect(response.part(for: request(range)).body == Self.body)
    }

    @Test func onlyTheNamedVersionIsDivided() {
        #expect(response.part(for: request("bytes=0-1", ifRange: "\"v1\"")).status.code == 206)
        #expect(response.part(for: request("bytes=0-1", ifRange: "\"v2\"")).status.code == 200)
        #expect(response.part(for: request("bytes=0-1", ifRange: "W/\"v1\"")).status.code == 200)
        #expect(response.part(for: request("bytes=0-1", .post)).status.code == 200)
        var whole = response
        whole.headers["Accept-Ranges"] = nil
        #expect(whole.part(for: request("bytes=0-1")).status.code == 200)
    }
}
