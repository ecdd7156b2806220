// Made by gen-dtos from the contract "Messages". Do not edit: change the contract and run gen-dtos.

import Foundation
import XCTest

extension Data {
    /// The JSON of an answer. A file `name.json` in the test bundle replaces the JSON that was made from the contract.
    ///
    /// - Parameter baseURL: The URL that replaces `{{BASE_URL}}` in the JSON.
    nonisolated static func fixture(_ name: String, baseURL: URL) -> Data {
        let file = Bundle(for: UITestCase.self).url(forResource: name, withExtension: "json")
        let own = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        guard let text = own ?? ScenarioFixtures.texts[name] else {
            XCTFail("There is no fixture called '\(name)'.")
            return Data()
        }
        return Data(text.replacingOccurrences(of: "{{BASE_URL}}", with: baseURL.absoluteString).utf8)
    }

    /// The smallest picture that is one.
    nonisolated static let stubAvatarImage =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        ) ?? Data()
}

/// Answers that conform to the contract, by the names of their fixtures.
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
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
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
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
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
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            },
            {
              "uuid": "018f3a2b-0000-7000-8000-000000000001",
              "text": "Hello"
            }
          ],
          "paging": {
            "after": null,
            "hasMore": false
          }
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
