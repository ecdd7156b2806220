import Testing
@testable import ContractReports
@testable import Texts

/// These tests check how texts of the document are written into a page.
@Suite struct MarkdownTextTests {
    @Test(arguments: [
        ("id", "`id`"), ("", "`\"\"`"), ("  ", "`\"  \"`"), (" a", "` a`"), (" a ", "`  a  `"), ("a`b", "`` a`b ``"),
        ("``", "``` `` ```"), ("a|b", #"`a`\|`b`"#), ("||", #"\|\|"#), ("a | b", #"`a `\|` b`"#), ("a\nb", #"`a\nb`"#),
        ("\u{202E}a", #"`\u{202E}a`"#), ("<b>&amp;*_", "`<b>&amp;*_`"),
    ])
    func code(_ content: String, _ text: String) {
        #expect(MarkdownText.code(content).text == text)
    }

    @Test(arguments: [
        ("Books & more", "Books & more".replacing("&", with: #"\&"#)), ("a*b_c", #"a\*b\_c"#), ("[a](b)", #"\[a\](b)"#),
        ("<b>", #"\<b>"#), ("a\n  b", "a b"), ("a \u{202E}b", "a \u{FFFD}b"), ("see https://a.b", "see `https://a.b`"),
    ])
    func plain(_ words: String, _ text: String) {
        #expect(MarkdownText.plain(words).text == text)
    }

    @Test(
        arguments: [
            ("From 0 to 5 * 3.", "From 0 to 5 * 3."), ("`a` and **b** and _c_", "`a` and **b** and _c_"),
            ("snake_case", "snake_case"), ("a ` b", #"a \` b"#), ("`a``b`", "``` a``b ```"), ("``a`b``", "`` a`b ``"),
            ("`a|b`", #"`a`\|`b`"#), ("a | b", #"a \| b"#), (#"a \| b"#, #"a \| b"#), (#"a \\| b"#, #"a \\\| b"#),
            (#"C:\dir\"#, #"C:\\dir\\"#), ("[a](https://b.c \"t\")", "a (`https://b.c`)"),
            ("[https://b.c](https://b.c)", "`https://b.c`"), ("![a](b.png)", "a (`b.png`)"), ("![](b.png)", "`b.png`"),
            ("[a](b_(c))", "a (`b_(c)`)"), ("[`a`](b)", "`a` (`b`)"), ("[a][b]", #"\[a\]\[b\]"#),
            ("[x] done", #"\[x\] done"#),
            ("<https://a.b>", "`https://a.b`"), ("(https://a.b/c).", "(`https://a.b/c`)."), ("www.a.b!", "`www.a.b`!"),
            ("mail a@b.cc, please", "mail `a@b.cc`, please"), ("@handle", "@handle"), ("a < b", "a < b"),
            ("<jobId>", #"\<jobId>"#), ("<script>x</script>", #"\<script>x\</script>"#),
            ("a <!-- b -->c", "a c"), ("<!-- a", #"\<!-- a"#),
            ("a<br/>b", "a<br>b"), ("<p>a</p><p>b</p>", "a<br>b"), ("<ul><li>a</li></ul>", "- a"),
            ("<a href=\"https://b.c\">a</a>", "a (`https://b.c`)"), ("<code>a_b</code>", "`a_b`"), ("<b>a</b>", "a"),
            ("/<code>/<a>", #"/\<code>/\<a>"#), ("a <b and c> d", #"a \<b and c> d"#),
            ("a <!-- <!-- b", #"a \<!-- \<!-- b"#),
            ("<code>a &lt; <i>b</i></code>", "`a < b`"), ("<NOTE>a</note> b", "a b"),
            ("&lt;b&gt; &amp; &quot;c&quot;", #"\<b> \& "c""#), ("&#8238; &copy;", #"\&#8238; \&copy;"#),
            ("AT&T", #"AT\&T"#),
            ("~~a~~ $b$", #"\~\~a\~\~ \$b\$"#), ("a\u{200B}b\tc", "a\u{FFFD}b c"), ("[[[[a](b)", #"\[\[\[a (`b`)"#),
        ] as [(String, String)])
    func prose(_ line: String, _ text: String) {
        #expect(MarkdownText.prose(line).text == text)
    }

    @Test func wordsOfOurOwnHoldOnlyWhatIsSafe() {
        let text: MarkdownText = "\(.code("a"))\(.code("b")) of \(3)"
        #expect(text.text == "`a` `b` of 3")
        #expect([MarkdownText](["a", "", "b"]).joined(", ").text == "a, b")
    }

    // MARK: Blocks

    @Test func blocks() {
        let prose = MarkdownProse(
            """
            # Title #
            First line,
            second line.
            - an item
              that goes on
                * inside
            - third
            2) another

            > quoted
            ===
            ~~~mermaid
            graph | ```
            ~~~
            """)
        #expect(
            prose.lines == [
                "**Title**", "", "First line,", "second line.", "", "- an item", "  that goes on", "    - inside",
                "- third",
                "2. another", "", "quoted", "", "````", "graph | ```", "````",
            ])
        #expect(
            prose.inline.text
                == "**Title**<br>First line, second line.<br>- an item that goes on<br>- inside<br>- third<br>2. another<br>quoted<br>"
                + #"`graph `\|````  ``` ````"#)
    }

    @Test(arguments: [
        ("- # a", "- \\# a"), ("1. > a", "1. \\> a"), ("- - a", "- \\- a"), ("- 2. a", "- 2\\. a"),
        ("# # a", "**# a**"),
        ("#1 is first", "#1 is first"), ("-5 or more", "-5 or more"), ("+", "- "), ("- ```", #"- \`\`\`"#),
    ])
    func noBlockWithinABlock(_ text: String, _ line: String) {
        #expect(MarkdownProse(text).lines == [line])
    }

    @Test func rulesAreLeftOut() {
        #expect(MarkdownProse("a\n---\nb\n\n* * *\n\n|a|b|").lines == ["a", "", "b", "", #"\|a\|b\|"#])
    }

    /// The rules are those of GitHub Flavored Markdown 0.29, section 4.10. No cell is left out of a long row.
    @Test(arguments: [
        ("|a|b|\n|--|:-:|\n|1|2|", ["| a | b |", "|---|---|", "| 1 | 2 |"]),
        ("words\na | b\n- | -\n1 |\n\nafter", ["words", "", "| a | b |", "|---|---|", "| 1 |", "", "after"]),
        ("|a|b|\n|-|-|\n|1|\n|1|2|3|", ["| a | b |", "|---|---|", "| 1 |", "| 1 | 2 3 |"]),
        (#"|a\|b|`c\|d`|"# + "\n|-|-|\n| |<b>|", [#"| a\|b | `c`\|`d` |"#, "|---|---|", #"| | \<b> |"#]),
        ("|a|\n|-|", ["| a |", "|---|"]),
        ("|a|b|\n|-|-|\n|-|-|\n| | |\n|1|2|", ["| a | b |", "|---|---|", "| - | - |", "| | |", "| 1 | 2 |"]),
        ("|a|b|\n|-|\n|1|", [#"\|a\|b\|"#, "", #"\|1\|"#]), ("- a|b\n-|-", ["- a\\|b"]), ("a\n-", ["a"]),
    ])
    func tables(_ text: String, _ lines: [String]) {
        #expect(MarkdownProse(text).lines == lines)
    }

    @Test func aTableInACellHasItsRowsOnLines() {
        #expect(MarkdownProse("|a|b|\n|-|-|\n|1|2|").inline.text == "a, b<br>1, 2")
    }

    @Test(arguments: [
        ("<!-- a --> b <!-- c -->", ["b "]), ("a\n<!-- b\nc\n--> d", ["a", "", "d"]), ("<!-- a\nb", []),
        ("<!--\n<!-- a -->\nb", ["b"]),
        ("```\n<!-- a\n```", ["```", "<!-- a", "```"]), ("a <!-- b", [#"a \<!-- b"#]),
        ("`<!-- a -->`", ["`<!-- a -->`"]), ("a <!-- <!-- b --> c", ["a  c"]),
    ])
    func commentsAreLeftOut(_ text: String, _ lines: [String]) {
        #expect(MarkdownProse(text).lines == lines)
    }

    @Test func codeOfHTMLOnSeveralLinesIsABlock() {
        #expect(MarkdownProse("<b>a\nb</b><pre>c &lt;\n d</pre>").lines == ["a", "b", "", "```", "c <", " d", "```"])
    }

    @Test func columnsWithoutContentAreLeftOut() {
        var page = MarkdownPage()
        page.compactTable(["a", "b", "c"], [["1", "", ""], ["2", "", "3"]])
        #expect(page.lines == ["| a | c |", "|---|---|", "| 1 | |", "| 2 | 3 |"])
    }

    @Test(arguments: [
        ("One two three", 9, "One two…"), ("One two", 7, "One two"), ("Onetwo", 3, "One…"), ("é é é", 3, "é…"),
        ("", 3, ""),
    ])
    func longTextsAreCutBetweenWords(_ text: String, _ limit: Int, _ clipped: String) {
        #expect(text.clipped(to: limit) == clipped)
    }

    // MARK: Anchors

    @Test func anchorsAreThoseOfGitHub() {
        var anchors = MarkdownAnchors()
        let headings = [
            "Models", "GET /v1/works/{id}", "SearchByISBN.Response200", "Models", "a_b-c d", "Straße", "Models", "!?",
        ]
        #expect(
            headings.map { anchors.anchor(of: $0).text } == [
                "models", "get-v1worksid", "searchbyisbnresponse200", "models-1", "a_b-c-d", "straße", "models-2", "",
            ])
    }
}
