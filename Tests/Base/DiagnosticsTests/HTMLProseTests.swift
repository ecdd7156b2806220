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
        ("See <a>Job</a>.", "See Job."), ("a<br/>b<br>c", "a\nb\nc"),
        ("<h2>Use</h2>Text &amp; more", "Use\n\nText & more"),
        ("A. <note> <p>B.</p> </note> C.", "A.\n\nB.\n\nC."), ("<span style=\"x\">a&nbsp;b</span>", "a b"),
    ])
    func tagsBecomeMarkdown(html: String, markdown: String) {
        #expect(HTMLProse.markdown(html) == markdown)
    }

    /// Text that is no HTML keeps every character.
    @Test(arguments: [
        "GET /books/<id>", "a < b & c &amp; d", "Write `<b>` and `<p>x</p>`.", "<https://a.example>",
        "```\n<p>\n  x\n```", "Add a <note> to it.", "<h1 id=a>", "- a\n    - b <name>", "a <", "<p", "<", "",
    ])
    func otherTextStays(text: String) {
        #expect(HTMLProse.markdown(text) == text)
    }

    @Test func unclosedTagsEnd() {
        #expect(HTMLProse.markdown("<p>a<code>b") == "a`b`")
        #expect(HTMLProse.markdown("<a href='https://a.example'>b") == "b")
        #expect(HTMLProse.markdown("</li></ul></p>a") == "a")
    }
}
