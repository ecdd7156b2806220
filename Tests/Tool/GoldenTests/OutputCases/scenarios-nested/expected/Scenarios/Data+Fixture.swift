// Made by gen-dtos from the contract "Teams". Do not edit: change the contract and run gen-dtos.

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
        "team_list": #"""
        {
          "data": {
            "teams": [
              {
                "id": 765,
                "name": "name",
                "city": "city"
              },
              {
                "id": 766,
                "name": "name 2",
                "city": "city"
              },
              {
                "id": 767,
                "name": "name 3",
                "city": "city"
              }
            ]
          }
        }
        """#,
        "team_list_page1": #"""
        {
          "data": {
            "teams": [
              {
                "id": 765,
                "name": "name",
                "city": "city"
              },
              {
                "id": 766,
                "name": "name 2",
                "city": "city"
              },
              {
                "id": 767,
                "name": "name 3",
                "city": "city"
              }
            ]
          }
        }
        """#,
        "team_list_page2": #"""
        {
          "data": {
            "teams": [
              {
                "id": 768,
                "name": "name 4",
                "city": "city"
              },
              {
                "id": 769,
                "name": "name 5",
                "city": "city"
              },
              {
                "id": 770,
                "name": "name 6",
                "city": "city"
              }
            ]
          }
        }
        """#,
        "team_list_empty": #"""
        {
          "data": {
            "teams": []
          }
        }
        """#,
        "team_detail": #"""
        {
          "data": {
            "id": 765,
            "name": "name",
            "city": "city"
          }
        }
        """#,
        "team_players": #"""
        [
          {
            "number": 229,
            "name": "name"
          }
        ]
        """#,
    ]
}
