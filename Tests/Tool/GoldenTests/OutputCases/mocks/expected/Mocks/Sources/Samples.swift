// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    public import Bookcase
    @_spi(Generated) import DTOMocks

    nonisolated extension Bookcase.Book {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "id": 765,
                  "title": "title",
                  "link": "link"
                }
                """#)
        }
    }

    nonisolated extension Bookcase.BookPage {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "items": [
                    {
                      "id": 765,
                      "title": "title",
                      "link": "link"
                    }
                  ],
                  "total": 850
                }
                """#)
        }
    }

    nonisolated extension Bookcase.Problem {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "code": "code",
                  "message": "message"
                }
                """#)
        }
    }
#endif
