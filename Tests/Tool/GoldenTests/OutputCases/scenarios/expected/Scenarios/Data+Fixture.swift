// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

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
                "/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k="
        ) ?? Data()
}

/// Maps the names of fixtures to responses that conform to the contract.
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
              "cover": "{{BASE_URL}}/covers/9780439064874.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064875",
              "title": "A Book 3",
              "cover": "{{BASE_URL}}/covers/9780439064875.jpg",
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
              "cover": "{{BASE_URL}}/covers/9780439064874.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064875",
              "title": "A Book 3",
              "cover": "{{BASE_URL}}/covers/9780439064875.jpg",
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
              "cover": "{{BASE_URL}}/covers/9780439064876.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064877",
              "title": "A Book 5",
              "cover": "{{BASE_URL}}/covers/9780439064877.jpg",
              "publisher": "https://other.example/logo.png"
            },
            {
              "isbn": "9780439064878",
              "title": "A Book 6",
              "cover": "{{BASE_URL}}/covers/9780439064878.jpg",
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
        "book_detail_9780439064874": #"""
        {
          "isbn": "9780439064874",
          "title": "A Book 2",
          "cover": "{{BASE_URL}}/covers/9780439064874.jpg",
          "publisher": "https://other.example/logo.png"
        }
        """#,
        "book_detail_9780439064875": #"""
        {
          "isbn": "9780439064875",
          "title": "A Book 3",
          "cover": "{{BASE_URL}}/covers/9780439064875.jpg",
          "publisher": "https://other.example/logo.png"
        }
        """#,
        "book_detail_9780439064876": #"""
        {
          "isbn": "9780439064876",
          "title": "A Book 4",
          "cover": "{{BASE_URL}}/covers/9780439064876.jpg",
          "publisher": "https://other.example/logo.png"
        }
        """#,
        "book_detail_9780439064877": #"""
        {
          "isbn": "9780439064877",
          "title": "A Book 5",
          "cover": "{{BASE_URL}}/covers/9780439064877.jpg",
          "publisher": "https://other.example/logo.png"
        }
        """#,
        "book_detail_9780439064878": #"""
        {
          "isbn": "9780439064878",
          "title": "A Book 6",
          "cover": "{{BASE_URL}}/covers/9780439064878.jpg",
          "publisher": "https://other.example/logo.png"
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
            "id": "0b4b4b52-6d3c-4f5e-9c1b-2f1f1f1f1f20",
            "name": "name"
          },
          {
            "id": "0b4b4b52-6d3c-4f5e-9c1b-2f1f1f1f1f21",
            "name": "name"
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
