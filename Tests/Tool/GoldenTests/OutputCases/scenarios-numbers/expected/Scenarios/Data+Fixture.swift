// Made by gen-dtos from the contract "Recipes". Do not edit: change the contract and run gen-dtos.

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
        "recipe_list": #"""
        {
          "meta": {
            "total": 3,
            "totalPages": 1,
            "next": null
          },
          "results": [
            {
              "id": 765,
              "name": "name",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 766,
              "name": "name 2",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 767,
              "name": "name 3",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            }
          ]
        }
        """#,
        "recipe_list_page1": #"""
        {
          "meta": {
            "total": 6,
            "totalPages": 2,
            "next": "{{BASE_URL}}/recipes?pageNumber=2"
          },
          "results": [
            {
              "id": 765,
              "name": "name",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 766,
              "name": "name 2",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 767,
              "name": "name 3",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            }
          ]
        }
        """#,
        "recipe_list_page2": #"""
        {
          "meta": {
            "total": 6,
            "totalPages": 2,
            "next": null
          },
          "results": [
            {
              "id": 768,
              "name": "name 4",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 769,
              "name": "name 5",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            },
            {
              "id": 770,
              "name": "name 6",
              "picture": "{{BASE_URL}}/pictures/soup.jpg"
            }
          ]
        }
        """#,
        "recipe_list_empty": #"""
        {
          "meta": {
            "total": 0,
            "totalPages": 0,
            "next": null
          },
          "results": []
        }
        """#,
        "recipe_detail": #"""
        {
          "id": 765,
          "name": "name",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
        }
        """#,
    ]
}
