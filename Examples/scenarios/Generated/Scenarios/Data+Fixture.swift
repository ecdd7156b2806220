// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

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
        "character_list": #"""
        {
          "info": {
            "count": 3,
            "pages": 1,
            "next": null,
            "prev": null
          },
          "results": [
            {
              "id": 1,
              "name": "Ada Vortex",
              "status": "Alive",
              "species": "Human",
              "type": "",
              "gender": "Female",
              "origin": {
                "name": "Earth (C-1)",
                "url": "{{BASE_URL}}/api/location/1"
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/1.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1",
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/1",
              "created": "2026-01-04T18:48:46.250Z"
            },
            {
              "id": 2,
              "name": "Tam Vortex",
              "status": "Alive",
              "species": "Human",
              "type": "Apprentice",
              "gender": "Male",
              "origin": {
                "name": "unknown",
                "url": ""
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/2.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1"
              ],
              "url": "{{BASE_URL}}/api/character/2",
              "created": "2026-01-04T18:50:21.651Z"
            },
            {
              "id": 3,
              "name": "Glim",
              "status": "unknown",
              "species": "Robot",
              "type": "",
              "gender": "Genderless",
              "origin": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "location": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "image": "{{BASE_URL}}/api/character/avatar/3.png",
              "episode": [
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/3",
              "created": "2026-01-04T19:09:56.428Z"
            }
          ]
        }
        """#,
        "character_list_page1": #"""
        {
          "info": {
            "count": 6,
            "pages": 2,
            "next": "{{BASE_URL}}/api/character?page=2",
            "prev": null
          },
          "results": [
            {
              "id": 1,
              "name": "Ada Vortex",
              "status": "Alive",
              "species": "Human",
              "type": "",
              "gender": "Female",
              "origin": {
                "name": "Earth (C-1)",
                "url": "{{BASE_URL}}/api/location/1"
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/1.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1",
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/1",
              "created": "2026-01-04T18:48:46.250Z"
            },
            {
              "id": 2,
              "name": "Tam Vortex",
              "status": "Alive",
              "species": "Human",
              "type": "Apprentice",
              "gender": "Male",
              "origin": {
                "name": "unknown",
                "url": ""
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/2.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1"
              ],
              "url": "{{BASE_URL}}/api/character/2",
              "created": "2026-01-04T18:50:21.651Z"
            },
            {
              "id": 3,
              "name": "Glim",
              "status": "unknown",
              "species": "Robot",
              "type": "",
              "gender": "Genderless",
              "origin": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "location": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "image": "{{BASE_URL}}/api/character/avatar/3.png",
              "episode": [
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/3",
              "created": "2026-01-04T19:09:56.428Z"
            }
          ]
        }
        """#,
        "character_list_page2": #"""
        {
          "info": {
            "count": 6,
            "pages": 2,
            "next": null,
            "prev": "{{BASE_URL}}/api/character?page=1"
          },
          "results": [
            {
              "id": 4,
              "name": "Ada Vortex 4",
              "status": "Alive",
              "species": "Human",
              "type": "",
              "gender": "Female",
              "origin": {
                "name": "Earth (C-1)",
                "url": "{{BASE_URL}}/api/location/1"
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/4.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1",
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/4",
              "created": "2026-01-04T18:48:46.250Z"
            },
            {
              "id": 5,
              "name": "Tam Vortex 4",
              "status": "Alive",
              "species": "Human",
              "type": "Apprentice",
              "gender": "Male",
              "origin": {
                "name": "unknown",
                "url": ""
              },
              "location": {
                "name": "The Station",
                "url": "{{BASE_URL}}/api/location/3"
              },
              "image": "{{BASE_URL}}/api/character/avatar/5.png",
              "episode": [
                "{{BASE_URL}}/api/episode/1"
              ],
              "url": "{{BASE_URL}}/api/character/5",
              "created": "2026-01-04T18:50:21.651Z"
            },
            {
              "id": 6,
              "name": "Glim 4",
              "status": "unknown",
              "species": "Robot",
              "type": "",
              "gender": "Genderless",
              "origin": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "location": {
                "name": "The Foundry",
                "url": "{{BASE_URL}}/api/location/7"
              },
              "image": "{{BASE_URL}}/api/character/avatar/6.png",
              "episode": [
                "{{BASE_URL}}/api/episode/2"
              ],
              "url": "{{BASE_URL}}/api/character/6",
              "created": "2026-01-04T19:09:56.428Z"
            }
          ]
        }
        """#,
        "character_list_empty": #"""
        {
          "info": {
            "count": 0,
            "pages": 0,
            "next": null,
            "prev": null
          },
          "results": []
        }
        """#,
        "character_detail_1": #"""
        {
          "id": 1,
          "name": "Ada Vortex",
          "status": "Alive",
          "species": "Human",
          "type": "",
          "gender": "Female",
          "origin": {
            "name": "Earth (C-1)",
            "url": "{{BASE_URL}}/api/location/1"
          },
          "location": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "image": "{{BASE_URL}}/api/character/avatar/1.png",
          "episode": [
            "{{BASE_URL}}/api/episode/1",
            "{{BASE_URL}}/api/episode/2"
          ],
          "url": "{{BASE_URL}}/api/character/1",
          "created": "2026-01-04T18:48:46.250Z"
        }
        """#,
        "character_detail_2": #"""
        {
          "id": 2,
          "name": "Tam Vortex",
          "status": "Alive",
          "species": "Human",
          "type": "Apprentice",
          "gender": "Male",
          "origin": {
            "name": "unknown",
            "url": ""
          },
          "location": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "image": "{{BASE_URL}}/api/character/avatar/2.png",
          "episode": [
            "{{BASE_URL}}/api/episode/1"
          ],
          "url": "{{BASE_URL}}/api/character/2",
          "created": "2026-01-04T18:50:21.651Z"
        }
        """#,
        "character_detail_3": #"""
        {
          "id": 3,
          "name": "Glim",
          "status": "unknown",
          "species": "Robot",
          "type": "",
          "gender": "Genderless",
          "origin": {
            "name": "The Foundry",
            "url": "{{BASE_URL}}/api/location/7"
          },
          "location": {
            "name": "The Foundry",
            "url": "{{BASE_URL}}/api/location/7"
          },
          "image": "{{BASE_URL}}/api/character/avatar/3.png",
          "episode": [
            "{{BASE_URL}}/api/episode/2"
          ],
          "url": "{{BASE_URL}}/api/character/3",
          "created": "2026-01-04T19:09:56.428Z"
        }
        """#,
        "character_detail_4": #"""
        {
          "id": 4,
          "name": "Ada Vortex 4",
          "status": "Alive",
          "species": "Human",
          "type": "",
          "gender": "Female",
          "origin": {
            "name": "Earth (C-1)",
            "url": "{{BASE_URL}}/api/location/1"
          },
          "location": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "image": "{{BASE_URL}}/api/character/avatar/4.png",
          "episode": [
            "{{BASE_URL}}/api/episode/1",
            "{{BASE_URL}}/api/episode/2"
          ],
          "url": "{{BASE_URL}}/api/character/4",
          "created": "2026-01-04T18:48:46.250Z"
        }
        """#,
        "character_detail_5": #"""
        {
          "id": 5,
          "name": "Tam Vortex 4",
          "status": "Alive",
          "species": "Human",
          "type": "Apprentice",
          "gender": "Male",
          "origin": {
            "name": "unknown",
            "url": ""
          },
          "location": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "image": "{{BASE_URL}}/api/character/avatar/5.png",
          "episode": [
            "{{BASE_URL}}/api/episode/1"
          ],
          "url": "{{BASE_URL}}/api/character/5",
          "created": "2026-01-04T18:50:21.651Z"
        }
        """#,
        "character_detail_6": #"""
        {
          "id": 6,
          "name": "Glim 4",
          "status": "unknown",
          "species": "Robot",
          "type": "",
          "gender": "Genderless",
          "origin": {
            "name": "The Foundry",
            "url": "{{BASE_URL}}/api/location/7"
          },
          "location": {
            "name": "The Foundry",
            "url": "{{BASE_URL}}/api/location/7"
          },
          "image": "{{BASE_URL}}/api/character/avatar/6.png",
          "episode": [
            "{{BASE_URL}}/api/episode/2"
          ],
          "url": "{{BASE_URL}}/api/character/6",
          "created": "2026-01-04T19:09:56.428Z"
        }
        """#,
        "character_detail": #"""
        {
          "id": 1,
          "name": "Ada Vortex",
          "status": "Alive",
          "species": "Human",
          "type": "",
          "gender": "Female",
          "origin": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "location": {
            "name": "The Station",
            "url": "{{BASE_URL}}/api/location/3"
          },
          "image": "{{BASE_URL}}/api/character/avatar/1.png",
          "episode": [
            "{{BASE_URL}}/api/episode/1",
            "{{BASE_URL}}/api/episode/2"
          ],
          "url": "{{BASE_URL}}/api/character/1",
          "created": "2026-01-04T18:48:46.250Z"
        }
        """#,
        "character_episodes": #"""
        {
          "data": {
            "character": {
              "id": "1",
              "name": "Ada Vortex",
              "image": "{{BASE_URL}}/api/character/avatar/1.png",
              "episode": [
                {
                  "id": "1",
                  "name": "The Open Door",
                  "air_date": "December 2, 2025",
                  "episode": "S01E01",
                  "characters": [
                    {
                      "id": "1",
                      "name": "Ada Vortex",
                      "image": "{{BASE_URL}}/api/character/avatar/1.png"
                    },
                    {
                      "id": "2",
                      "name": "Tam Vortex",
                      "image": "{{BASE_URL}}/api/character/avatar/2.png"
                    }
                  ]
                },
                {
                  "id": "2",
                  "name": "A Spare Planet",
                  "air_date": "December 9, 2025",
                  "episode": "S01E02",
                  "characters": [
                    {
                      "id": "1",
                      "name": "Ada Vortex",
                      "image": "{{BASE_URL}}/api/character/avatar/1.png"
                    },
                    {
                      "id": "3",
                      "name": "Glim",
                      "image": "{{BASE_URL}}/api/character/avatar/3.png"
                    }
                  ]
                }
              ]
            }
          }
        }
        """#,
    ]
}
