import Files
import Foundation

/// Finds the tags of a page for browsers (WHATWG HTML, section 13.2.5). A tag begins with `<` and a letter or a slash.
///
/// The allowed tags and attributes are listed here, independent of the code that writes the page.
package enum BrowserPageScanner {
    private static let tags: Set<String> = [
        "html", "head", "meta", "title", "style", "body", "header", "button", "a", "small", "input", "output", "nav",
        "details", "summary", "ul", "li", "main", "section", "h1", "h2", "h3", "p", "br", "code", "strong", "em", "pre",
        "div", "table", "thead", "tr", "th", "td", "script", "span",
    ]
    /// The attributes that may be between `<main>` and `</main>`, where the strings of the document are.
    private static let attributes: Set<String> = ["class", "href", "id", "open"]
    private static let voidTags: Set<String> = ["meta", "input", "br"]

    /// Returns a sentence for each fault of the page.
    package static func faults(in page: String) -> [String] {
        var faults: [String] = []
        func expect(_ holds: Bool, _ fault: String) {
            if !holds { faults.append(fault) }
        }
        for tag in ["<style>", "<script>", "<main id=\"top\">", "</main>"] {
            expect(page.ranges(of: tag).count == 1, "\(tag) is not there once")
        }
        let policy = "content=\"default-src 'none'; style-src 'sha256-"
        expect(page.contains(policy), "no policy")
        for match in page.matches(of: /<(style|script)>((?s:.*?))<\/(?:style|script)>/) {
            let hash = SHA256Digest(of: Array(match.2.utf8)).base64
            expect(page.contains("\(match.1)-src 'sha256-\(hash)';"), "a policy that forbids the page's own \(match.1)")
        }
        expect(!page.contains("unsafe-inline"), "a policy that allows everything")
        let isHidden = { (scalar: Unicode.Scalar) in
            (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                || scalar.properties.generalCategory == .control && scalar != "\n"
        }
        expect(!page.unicodeScalars.contains(where: isHidden), "a sign that turns the line around")
        // The content of style and script elements is text.
        let markup = page.replacing(/<style>[^<]*<\/style>/, with: "").replacing(/<script>(?s:.*)<\/script>/, with: "")
        var open: [String] = []
        var places: Set<Substring> = []
        var links: [Substring] = []
        for match in markup.matches(of: /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s"'=<>]+(?:="[^"<>]*")?)*)\s*>/) {
            let name = String(match.2)
            expect(tags.contains(name), "a tag: \(match.0)")
            if match.1 == "/" {
                expect(open.popLast() == name, "\(match.0) ends nothing")
            } else if !voidTags.contains(name) {
                open.append(name)
            }
            for attribute in match.3.matches(of: /([^\s"'=<>]+)(?:="([^"]*)")?/) {
                let value = attribute.2 ?? ""
                if open.contains("main"), name != "main" {
                    expect(attributes.contains(String(attribute.1)), "an attribute: \(match.0)")
                }
                if attribute.1 == "href" {
                    expect(value.hasPrefix("#"), "an address: \(value)")
                    links.append(value.dropFirst())
                }
                if attribute.1 == "id" { places.insert(value) }
            }
        }
        expect(open.isEmpty, "open at the end: \(open)")
        for link in links { expect(places.contains(link), "a link that leads nowhere: \(link)") }
        let rest = markup.replacing(/<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s+[^\s"'=<>]+(?:="[^"<>]*")?)*\s*>/, with: "")
            .replacing("<!DOCTYPE html>", with: "").replacing(/<!--[^<>]*-->/, with: "")
        expect(!rest.contains("<") && !rest.contains(">"), "a sign that is not escaped")
        return faults
    }
}
