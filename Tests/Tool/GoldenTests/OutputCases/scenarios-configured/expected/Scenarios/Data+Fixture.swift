// Made by gen-dtos from the contract "Orders". Do not edit: change the contract and run gen-dtos.

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
        "purchase_list": #"""
        {
          "page": 0,
          "totalPages": 1,
          "hasMore": false,
          "orders": [
            {
              "id": 1,
              "state": "sent"
            },
            {
              "id": 2,
              "state": "open"
            },
            {
              "id": 3,
              "state": "open"
            }
          ]
        }
        """#,
        "purchase_list_page1": #"""
        {
          "page": 0,
          "totalPages": 2,
          "hasMore": true,
          "orders": [
            {
              "id": 1,
              "state": "sent"
            },
            {
              "id": 2,
              "state": "open"
            },
            {
              "id": 3,
              "state": "open"
            }
          ]
        }
        """#,
        "purchase_list_page2": #"""
        {
          "page": 1,
          "totalPages": 2,
          "hasMore": false,
          "orders": [
            {
              "id": 4,
              "state": "sent"
            }
          ]
        }
        """#,
        "purchase_list_empty": #"""
        {
          "page": 0,
          "totalPages": 0,
          "hasMore": false,
          "orders": []
        }
        """#,
        "purchase_detail_1": #"""
        {
          "id": 1,
          "state": "sent"
        }
        """#,
        "purchase_detail_2": #"""
        {
          "id": 2,
          "state": "open"
        }
        """#,
        "purchase_detail_3": #"""
        {
          "id": 3,
          "state": "open"
        }
        """#,
        "purchase_detail_4": #"""
        {
          "id": 4,
          "state": "sent"
        }
        """#,
        "purchase_detail": #"""
        {
          "id": 765,
          "state": "open"
        }
        """#,
        "purchase_lines": #"""
        {
          "lines": [
            "A pen"
          ]
        }
        """#,
        "purchase_payments": #"""
        {
          "payments": [
            5
          ]
        }
        """#,
        "profile_detail": #"""
        {
          "name": "name"
        }
        """#,
    ]
}
