import Testing
@testable import GenerationSettings
@testable import SwiftEmission

/// A name of a document, its words, and the names that it becomes as a type and as a member.
struct CasingRow: CustomTestStringConvertible, Sendable {
    var name: String
    var words: [String]
    var type: String
    var member: String

    init(_ name: String, _ words: [String], _ type: String, _ member: String) {
        self.name = name
        self.words = words
        self.type = type
        self.member = member
    }

    var testDescription: String { name }
}

@Suite struct IdentifierCasingTests {
    @Test(arguments: rows) func casing(_ row: CasingRow) {
        #expect(WordSplitter.words(of: row.name) == row.words)
        #expect(IdentifierCasing.upperCamel(row.name) == row.type)
        #expect(IdentifierCasing.lowerCamel(row.name) == row.member)
    }

    static let rows: [CasingRow] = caseAndSeparators + acronyms + digits + symbols + scripts

    private static let caseAndSeparators: [CasingRow] = [
        CasingRow("title", ["title"], "Title", "title"),
        CasingRow("subjectTags", ["subject", "Tags"], "SubjectTags", "subjectTags"),
        CasingRow("WorkDTO", ["Work", "DTO"], "WorkDTO", "workDTO"),
        CasingRow("birth_date", ["birth", "date"], "BirthDate", "birthDate"),
        CasingRow("google-books", ["google", "books"], "GoogleBooks", "googleBooks"),
        CasingRow("Mass Market", ["Mass", "Market"], "MassMarket", "massMarket"),
        CasingRow("E-book", ["E", "book"], "EBook", "eBook"),
        CasingRow("Non-binary", ["Non", "binary"], "NonBinary", "nonBinary"),
        CasingRow("batch-canceling", ["batch", "canceling"], "BatchCanceling", "batchCanceling"),
        CasingRow("actions/list-runs", ["actions", "list", "runs"], "ActionsListRuns", "actionsListRuns"),
        CasingRow("com.example.Pet", ["com", "example", "Pet"], "ComExamplePet", "comExamplePet"),
        CasingRow("text/event-stream", ["text", "event", "stream"], "TextEventStream", "textEventStream"),
        CasingRow("get /works/{id}", ["get", "works", "id"], "GetWorksId", "getWorksId"),
        CasingRow("photos[]", ["photos"], "Photos", "photos"),
        CasingRow("Page«Work»", ["Page", "Work"], "PageWork", "pageWork"),
        CasingRow("Page<Work>", ["Page", "Work"], "PageWork", "pageWork"),
        CasingRow("_links", ["links"], "Links", "links"),
        CasingRow("__typename", ["typename"], "Typename", "typename"),
        CasingRow("@type", ["type"], "Type", "type"),
        CasingRow("$ref", ["ref"], "Ref", "ref"),
        CasingRow("don't", ["dont"], "Dont", "dont"),
        CasingRow("a", ["a"], "A", "a"),
        CasingRow("already_camelCase", ["already", "camel", "Case"], "AlreadyCamelCase", "alreadyCamelCase"),
        CasingRow("Snake_Case_Caps", ["Snake", "Case", "Caps"], "SnakeCaseCaps", "snakeCaseCaps"),
        CasingRow("  padded  ", ["padded"], "Padded", "padded"),
    ]

    private static let acronyms: [CasingRow] = [
        CasingRow("HTTPProxy", ["HTTP", "Proxy"], "HTTPProxy", "httpProxy"),
        CasingRow("openLibraryID", ["open", "Library", "ID"], "OpenLibraryID", "openLibraryID"),
        CasingRow("lastISBNDBSync", ["last", "ISBNDB", "Sync"], "LastISBNDBSync", "lastISBNDBSync"),
        CasingRow("amazonASINs", ["amazon", "ASINs"], "AmazonASINs", "amazonASINs"),
        CasingRow("IDs", ["IDs"], "IDs", "ids"),
        CasingRow("URLsByID", ["URLs", "By", "ID"], "URLsByID", "urlsByID"),
        CasingRow("URL", ["URL"], "URL", "url"),
        CasingRow("ISBNCode", ["ISBN", "Code"], "ISBNCode", "isbnCode"),
        CasingRow("INVALID_ISBN", ["invalid", "isbn"], "InvalidIsbn", "invalidIsbn"),
        CasingRow("RATE_LIMIT_EXCEEDED", ["rate", "limit", "exceeded"], "RateLimitExceeded", "rateLimitExceeded"),
        CasingRow("US-EAST-1", ["us", "east", "1"], "UsEast1", "usEast1"),
        CasingRow("us_EAST", ["us", "EAST"], "UsEAST", "usEAST"),
        CasingRow("X-RateLimit", ["X", "Rate", "Limit"], "XRateLimit", "xRateLimit"),
        CasingRow("iOS", ["i", "OS"], "IOS", "iOS"),
        CasingRow("OAuth2Token", ["O", "Auth2", "Token"], "OAuth2Token", "oAuth2Token"),
    ]

    private static let digits: [CasingRow] = [
        CasingRow("isbn13", ["isbn13"], "Isbn13", "isbn13"),
        CasingRow("md5hash", ["md5hash"], "Md5hash", "md5hash"),
        CasingRow("sha256_sum", ["sha256", "sum"], "Sha256Sum", "sha256Sum"),
        CasingRow("X509Certificate", ["X509", "Certificate"], "X509Certificate", "x509Certificate"),
        CasingRow("S3Bucket", ["S3", "Bucket"], "S3Bucket", "s3Bucket"),
        CasingRow("1st", ["1st"], "_1st", "_1st"),
        CasingRow("3DModel", ["3", "D", "Model"], "_3DModel", "_3DModel"),
        CasingRow("1.2", ["1", "2"], "_1_2", "_1_2"),
        CasingRow("v1.2", ["v1", "2"], "V1_2", "v1_2"),
        CasingRow("2024-01-31", ["2024", "01", "31"], "_2024_01_31", "_2024_01_31"),
        CasingRow("ISO-8601", ["iso", "8601"], "Iso8601", "iso8601"),
        CasingRow("404", ["404"], "_404", "_404"),
        CasingRow("4XX", ["4", "XX"], "_4XX", "_4XX"),
    ]

    private static let symbols: [CasingRow] = [
        CasingRow("", ["empty"], "Empty", "empty"),
        CasingRow("+1", ["plus", "1"], "Plus1", "plus1"),
        CasingRow("-1", ["minus", "1"], "Minus1", "minus1"),
        CasingRow("-created_at", ["minus", "created", "at"], "MinusCreatedAt", "minusCreatedAt"),
        CasingRow("A+", ["A", "plus"], "APlus", "aPlus"),
        CasingRow("AB-", ["AB", "minus"], "ABMinus", "abMinus"),
        CasingRow("C++", ["C", "plus", "plus"], "CPlusPlus", "cPlusPlus"),
        CasingRow(">=", ["greaterThanOrEqual"], "GreaterThanOrEqual", "greaterThanOrEqual"),
        CasingRow("<=", ["lessThanOrEqual"], "LessThanOrEqual", "lessThanOrEqual"),
        CasingRow("!=", ["notEqual"], "NotEqual", "notEqual"),
        CasingRow("<", ["lessThan"], "LessThan", "lessThan"),
        CasingRow("=", ["equal"], "Equal", "equal"),
        CasingRow(">=10", ["greaterThanOrEqual", "10"], "GreaterThanOrEqual10", "greaterThanOrEqual10"),
        CasingRow("100%", ["100", "percent"], "_100Percent", "_100Percent"),
        CasingRow("Q&A", ["q", "and", "a"], "QAndA", "qAndA"),
        CasingRow("*", ["asterisk"], "Asterisk", "asterisk"),
        CasingRow("*/*", ["asterisk", "slash", "asterisk"], "AsteriskSlashAsterisk", "asteriskSlashAsterisk"),
        CasingRow(" ", ["space"], "Space", "space"),
        CasingRow("_", ["underscore"], "Underscore", "underscore"),
        CasingRow("...", ["dot", "dot", "dot"], "DotDotDot", "dotDotDot"),
        CasingRow("€", ["euro", "sign"], "EuroSign", "euroSign"),
        CasingRow("\0", ["u0000"], "U0000", "u0000"),
        CasingRow("❤", ["heavy", "black", "heart"], "HeavyBlackHeart", "heavyBlackHeart"),
    ]

    private static let scripts: [CasingRow] = [
        CasingRow("größe", ["größe"], "Größe", "größe"),
        CasingRow("Straßen-Name", ["Straßen", "Name"], "StraßenName", "straßenName"),
        CasingRow("цена_товара", ["цена", "товара"], "ЦенаТовара", "ценаТовара"),
        CasingRow("名前", ["名前"], "名前", "名前"),
        CasingRow("שם", ["שם"], "שם", "שם"),
        CasingRow("हिन्दी", ["हिन्दी"], "हिन्दी", "हिन्दी"),
        CasingRow("👍", ["👍"], "👍", "👍"),
        CasingRow("e\u{301}tat", ["\u{E9}tat"], "\u{C9}tat", "\u{E9}tat"),
        CasingRow("a\u{202E}b", ["a", "b"], "AB", "aB"),
        CasingRow("pay\u{200B}load", ["pay", "load"], "PayLoad", "payLoad"),
    ]

    @Test func canonicallyEqualNamesAreOneInTheirBytes() {
        let composed = IdentifierCasing.lowerCamel("caf\u{E9}")
        let decomposed = IdentifierCasing.lowerCamel("cafe\u{301}")
        #expect(Array(composed.utf8) == Array(decomposed.utf8))
    }

    @Test(arguments: [
        ("foo-bar", "fooHyphenBar"), ("foo.bar", "fooDotBar"), ("foo bar", "fooSpaceBar"), ("@type", "atType"),
        ("$ref", "dollarRef"), ("_links", "underscoreLinks"), ("a\u{202E}b", "aRightToLeftOverrideB"),
    ])
    func literalReadingLosesNothing(name: String, member: String) {
        #expect(IdentifierCasing.lowerCamel(name, reading: .literal) == member)
    }

    /// The test uses every name of up to five of these characters.
    @Test func shortCutsLeadToTheSame() {
        let letters = ["a", "s", "A", "B", "S", "1", "_"]
        var names = [""]
        for _ in 1...5 {
            names = names.flatMap { name in letters.map { name + $0 } }
            for name in names {
                for isUpper in [true, false] {
                    guard let short = IdentifierCasing.plainlyCamelCased(name, isUpper: isUpper) else { continue }
                    let whole = IdentifierCasing.camelCased(wordsOf: name, isUpper: isUpper, .natural)
                    if short != whole { Issue.record("\(name) became \(short), not \(whole)") }
                }
            }
        }
    }

    @Test func longNamesAreCutBetweenWords() {
        let name = IdentifierCasing.upperCamel(String(repeating: "longer_", count: 2000))
        #expect(name == String(repeating: "Longer", count: 16))
        // A single long word is cut anywhere.
        let word = String(repeating: "a", count: 95)
        #expect(IdentifierCasing.upperCamel("aa" + word) == "A" + word)
        let sentence =
            "The requested action could not be performed, semantically incorrect, or failed business validation."
        #expect(
            IdentifierCasing.lowerCamel(sentence)
                == "theRequestedActionCouldNotBePerformedSemanticallyIncorrectOrFailedBusinessValidation")
    }

    @Test func aNameAtTheLimitIsKept() {
        let name = "A" + String(repeating: "b", count: IdentifierCasing.lengthLimit - 1)
        #expect(IdentifierCasing.upperCamel(name) == name)
    }
}
