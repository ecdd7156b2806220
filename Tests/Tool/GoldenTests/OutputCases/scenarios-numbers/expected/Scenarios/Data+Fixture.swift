// Made by gen-dtos from the contract "Recipes". Do not edit: change the contract and run gen-dtos.

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
        "recipe_detail_766": #"""
        {
          "id": 766,
          "name": "name 2",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
        }
        """#,
        "recipe_detail_767": #"""
        {
          "id": 767,
          "name": "name 3",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
        }
        """#,
        "recipe_detail_768": #"""
        {
          "id": 768,
          "name": "name 4",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
        }
        """#,
        "recipe_detail_769": #"""
        {
          "id": 769,
          "name": "name 5",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
        }
        """#,
        "recipe_detail_770": #"""
        {
          "id": 770,
          "name": "name 6",
          "picture": "{{BASE_URL}}/pictures/soup.jpg"
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
