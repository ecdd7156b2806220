"""Names and values that are awkward in Swift: keywords, types of the standard library, symbols, digits at the
beginning, and scripts without upper and lower case."""

SCHEMAS = """
String Int Data Error Result Array Optional Codable Self Type Any Date URL UUID Decimal Encoder Foundation Swift Testing DefensiveRecord
JSONValue Envelope CodingKeys Fixtures Hashable Never Character Dictionary Task Presence Timestamp Pet Cat Dog Book Author Page Links Item
Items Value Payload Response Request Body Object Union Status State Color colour Color_2 color-2 foo_bar fooBar FooBar foo.bar 2fast
3D_Model über Ünïcode 本 emoji😀 class struct default ISBN isbn13 HTTPStatus A AA AB a_b a-b a__b _private $dollar Contract Module Tests
Unknown None Left Right Node Tree List Map
""".split()

PROPERTIES = """
id name title self Self Type type init description debugDescription codingKeys CodingKeys hash hashValue rawValue allCases unknown encode
decode _ $ 0 1st a-b a_b aB a.b a@b is_ok isOk class struct enum default in for func let var nil true false is as try throws await some
any protocol import internal open static lazy weak operator precedence get set didSet into from decoder encoder fields container key value
payload data error success status kind object items count first last é o\u0308l 本 名前 emoji😀 url URL http_url userID user_id UUID created_at
updated-at price tags color parent child next extra additional additionalProperties requiredKeys conversions storage String Int Bool Data
""".split()

VALUES = """
active inactive ACTIVE Active in-active in_active 1 2.0 a/b * + - _ . , ; : < > = ! ? class default self Type nil true none some unknown
UNKNOWN é 本 😀 asc desc -asc +asc >= <= == init allCases rawValue 0x10 1e5 null NaN
""".split() + ["", "hello world", " lead", "trail "]

TEXTS = [
    "A text.", "Ends with */ and /* too.", "Line one\nline two\n\n- list\n- more", '`code` """ quotes \\(x) #"', "", "# Heading",
    "A long text: " + "word " * 40, "Ünïcode 本 😀", "a\tb\r\nc", "<b>html</b> & more", "/// triple", "```swift\nlet x = 1\n```",
    "ends with a backslash \\",
]

FORMATS = """
date date-time uuid uri email byte binary password int64 decimal duration time ipv4 hostname weird uri-reference base64url int-or-string
""".split()
