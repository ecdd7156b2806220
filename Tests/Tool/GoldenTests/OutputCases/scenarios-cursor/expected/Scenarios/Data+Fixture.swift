// Made by gen-dtos from the contract "Messages". Do not edit: change the contract and run gen-dtos.

import Foundation
import XCTest

extension Data {
    /// The JSON of a response. A file `name.json` in the test bundle replaces the JSON that was made from the contract.
    ///
    /// - Parameters:
    ///   - path: The path of a request for one item. If there is a fixture `name_ID`, it is the response for the
    ///     item `ID`.
    ///   - baseURL: The URL that replaces `{{BASE_URL}}` in the JSON.
    nonisolated static func fixture(_ name: String, at path: String? = nil, baseURL: URL) -> Data {
        let item = path?.split(separator: "/").last.map { "\(name)_\($0.removingPercentEncoding ?? String($0))" }
        let names = [item, name].compactMap(\.self)
        let own = names.lazy.compactMap { Bundle(for: UITestCase.self).url(forResource: $0, withExtension: "json") }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
        guard let text = own ?? names.lazy.compactMap({ ScenarioFixtures.texts[$0] }).first else {
            XCTFail("There is no fixture called '\(name)'.")
            return Data()
        }
        return Data(text.replacingOccurrences(of: "{{BASE_URL}}", with: baseURL.absoluteString).utf8)
    }

    /// The smallest valid image.
    nonisolated static let stubAvatarImage =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        ) ?? Data()
}

/// Maps the names of fixtures to responses that conform to the contract.
nonisolated enum ScenarioFixtures {
    static let texts: [String: String] = [
        "message_list": #"""
        {
          "messages": [
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000002",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000003",
              "text": "Hello"
            }
          ],
          "paging": {
            "after": null,
            "hasMore": false
          }
        }
        """#,
        "message_list_page1": #"""
        {
          "messages": [
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000002",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000003",
              "text": "Hello"
            }
          ],
          "paging": {
            "after": "3",
            "hasMore": true
          }
        }
        """#,
        "message_list_page2": #"""
        {
          "messages": [
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000004",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000005",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000006",
              "text": "Hello"
            }
          ],
          "paging": {
            "after": null,
            "hasMore": false
          }
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000001": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000001",
          "text": "Hello"
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000002": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000002",
          "text": "Hello"
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000003": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000003",
          "text": "Hello"
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000004": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000004",
          "text": "Hello"
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000005": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000005",
          "text": "Hello"
        }
        """#,
        "message_detail_018f3a2b-0000-7000-8000-000000000006": #"""
        {
          "uuid": "018f3a2b-0000-7000-8000-000000000006",
          "text": "Hello"
        }
        """#,
        "message_detail": #"""
        {
          "uuid": "00000000-0000-4000-8000-000000000289",
          "text": "text"
        }
        """#,
    ]
}
