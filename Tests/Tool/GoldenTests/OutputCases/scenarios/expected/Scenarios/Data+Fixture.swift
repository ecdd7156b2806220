// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

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
                "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k="
        ) ?? Data()
}

/// Answers that conform to the contract, by the names of their fixtures.
nonisolated enum ScenarioFixtures {
    static let texts: [String: String] = [
        "book_list": #"""
        {
          "data": [
            {
              "isbn": "9780439064873",
              "title": "A Book",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064874",
              "title": "A Book 2",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064875",
              "title": "A Book 3",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            }
          ],
          "next_cursor": null,
          "total": 3
        }
        """#,
        "book_list_page1": #"""
        {
          "data": [
            {
              "isbn": "9780439064873",
              "title": "A Book",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064874",
              "title": "A Book 2",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064875",
              "title": "A Book 3",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            }
          ],
          "next_cursor": "3",
          "total": 6
        }
        """#,
        "book_list_page2": #"""
        {
          "data": [
            {
              "isbn": "9780439064876",
              "title": "A Book 4",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064877",
              "title": "A Book 5",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064878",
              "title": "A Book 6",
              "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
              "publisher": "https://other.example/logo.png"
            }
          ],
          "next_cursor": null,
          "total": 6
        }
        """#,
        "book_list_empty": #"""
        {
          "data": [],
          "next_cursor": null,
          "total": 0
        }
        """#,
        "book_detail": #"""
        {
          "isbn": "9780439064873",
          "title": "A Book",
          "cover": "{{BASE_URL}}/covers/9780439064873.jpg",
          "publisher": "https://other.example/logo.png"
        }
        """#,
        "book_reviews": ##"""
        [
          {
            "id": 7,
            "text": "Say \"#\"\"\"# and \\n."
          }
        ]
        """##,
        "author_list": #"""
        [
          {
            "id": "0b4b4b52-6d3c-4f5e-9c1b-2f1f1f1f1f1f",
            "name": "Lea"
          },
          {
            "id": "0b4b4b52-6d3c-4f5e-9c1b-2f1f1f1f1f11",
            "name": "Lea"
          },
          {
            "id": "0b4b4b52-6d3c-4f5e-9c1b-2f1f1f1f1f12",
            "name": "Lea"
          }
        ]
        """#,
        "setting_detail": #"""
        {
          "value": "value"
        }
        """#,
    ]
}
