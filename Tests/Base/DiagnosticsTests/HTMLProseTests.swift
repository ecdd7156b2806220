import Testing
import Texts

/// Comments show text instead of the tags of HTML.
@Suite struct HTMLProseTests {
    @Test(arguments: [
        ("<p>Starts a job.</p>", "Starts a job."),
        ("<p>One.</p> <p>Two.</p>", "One.\n\nTwo."),
        ("<p>A <b>bold</b>\n      line.</p>", "A bold\nline."),
        (
            "One:<ul> <li> <p>first</p> </li> <li>second <i>x</i></li> </ul> <p>Two.</p>",
            "One:\n- first\n- second x\n\nTwo."
        ),
        ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"),
        ("Use <code>GetJob</code>, <code> <a>Stop</a> </code>.", "Use `GetJob`, `Stop`."),
        ("See <a href=\"https://a.example/x?y=1\">the guide</a>.", "See [the guide](https://a.example/x?y=1)."),
        ("See <a>Job</a>.", "See Job."), ("a<br/>~b<br>c", "a\n~b\nc"),
        ("<h2>Use</h2>Text &amp; more", "Use\n\nText & more"),
        ("A. <note> <p>B.</p> </note> C.", "A.\n\nB.\n\nC."), ("A. <Note>b</NOTE>", "A.\n\nb"),
        ("<span style=\"x\">a&nbsp;b</span>", "a b"),
    ])
    func tagsBecomeMarkdown(html: String, markdown: String) {
        #expect(HTMLProse.markdown(html) == markdown)
    }

    /// Text that is no HTML keeps every character.
    @Test(arguments: [
        "GET /books/<id>", "a < b & c &amp; d", "Write `<b>` and `<p>x</p>`.", "<https://a.example>",
        "```\n<p>\n  x\n```", "Add a <note> to it.", "<h1 id=a>", "- a\n    - b <name>", "a <", "<p", "<", "",
        "Redirects to https://a.example/cb?code=<code>&state=<state>.\n\n- first\n- second", "/x/<a>/<i>/{id}",
        "When a <b and c> d, and e </b> f.", "Add <code>.\n\nSee </code>.", "/<b>/<c> or </i>", "<a@b.example>",
        "~~~\nList<b> x</b>;\n  <br> &amp;\n~~~", "a\n  ~~~~ swift\n~~~\n<p>", "a\n```\n<p>\n``\n  b &amp;",
    ])
    func otherTextStays(text: String) {
        #expect(HTMLProse.markdown(text) == text)
    }

    @Test func unclosedTagsEnd() {
        #expect(HTMLProse.markdown("<p>a<code>b") == "a<code>b")
        #expect(HTMLProse.markdown("<a href='https://a.example'>b") == "<a href='https://a.example'>b")
        #expect(HTMLProse.markdown("</li></ul></p>a") == "a")
        #expect(HTMLProse.markdown("<ul><li>a<li>b") == "- a\n- b")
    }

    /// HTML has entities in code too. The lines of `pre` are kept (HTML, section 4.4.3).
    @Test(arguments: [
        ("<code>a &amp;&amp; b &lt; c &amp;lt;</code>", "`a && b < c &lt;`"), ("<tt>List<Int></tt>", "`List<Int>`"),
        ("A<pre>\n{\n  \"a\": 1\n}\n</pre>B", "A\n\n```\n{\n  \"a\": 1\n}\n```\n\nB"),
        ("<pre><code>a &lt;b&gt;\n c ```</code></pre>", "````\na <b>\n c ```\n````"),
        ("<ul><li><pre>a\n b</pre></li></ul>", "- ```\n  a\n   b\n  ```"),
        ("<b>a</b>\n~~~\n<b>x</b>\n  <br>\n~~~", "a\n~~~\n<b>x</b>\n  <br>\n~~~"),
    ])
    func codeKeepsItsMeaning(html: String, markdown: String) {
        #expect(HTMLProse.markdown(html) == markdown)
    }

    /// A blank line ends a block of HTML (CommonMark 0.31, section 4.6).
    @Test(arguments: ["<p>", "<hr>", "<div>"])
    func markdownAfterAnUnclosedTagKeepsItsIndentation(tag: String) {
        #expect(HTMLProse.markdown("a\(tag)b:\n\n- c\n    - d\n- e") == "a\n\nb:\n\n- c\n    - d\n- e")
    }

    @Test func indentationHasALimit() {
        let html = String(repeating: "<ul><li>a", count: 100) + String(repeating: "</li></ul>", count: 100)
        #expect(HTMLProse.markdown(html).hasPrefix("- a\n  - a\n    - a\n      - a\n      - a\n      - a\n"))
    }

    /// The work grows with the length of the text, so each text takes only a moment.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "<note>", "<a href='", "<a b=\"<a b='", "<b>", "<code>a", "<pre>", "<!-- ", "<p>", "```\n", "~~~ <b>\n",
            "`<i>",
        ])
    func longTextIsRead(part: String) {
        let text = "<br>" + String(repeating: part, count: 10_000)
        #expect(!HTMLProse.markdown(text).isEmpty)
        #expect(!HTMLProse.withoutPairsAcrossLines(text).isEmpty)
    }

    @Test(arguments: [
        ("a <b>b\nc</b> <i>d</i>", "a b\nc <i>d</i>"), ("<code>a\n &lt; b</code>", "`a < b`"),
        ("a<pre>b\n c</pre>d", "a\n```\nb\n c\n```\nd"), ("<p>a\n</p>", "<p>a\n</p>"), ("<b>\na", "<b>\na"),
    ])
    func pairsAcrossLinesAreLeftOut(html: String, text: String) {
        #expect(HTMLProse.withoutPairsAcrossLines(html) == text)
    }
}
