import Diagnostics
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        // Letters are swapped, missing, added or wrong. Case does not count.
        ("Pte", "Pet"), ("Pt", "Pet"), ("Peet", "Pet"), ("Pit", "Pet"), ("PET", "Pet"), ("defualt", "default"),
        ("requierd", "required"), ("ab", "b"),
    ])
    func nearest(_ name: String, _ meant: String) {
        #expect(Spelling.nearest(to: name, among: ["Owner", "b", "default", "required", "Pet"]) == meant)
    }

    @Test(arguments: ["Pzz", "Pe t s", "", "Ownership"])
    func nothingIsNear(_ name: String) {
        #expect(Spelling.nearest(to: name, among: ["Owner", "default", "Pet"]) == nil)
    }

    /// Several candidates differ from the word by one change. The tests show which of them is proposed.
    @Test(arguments: [
        // The candidate has equal letters in another order, although `init` comes first alphabetically.
        ("lnit", ["init", "lint"], "lint"), ("form", ["farm", "from"], "from"), ("From", ["Form", "Fram"], "Form"),
        // A candidate with a missing or added letter is preferred to a candidate with a wrong letter.
        ("prob", ["prib", "probe"], "probe"), ("heelp", ["help", "heeld"], "help"),
        // A candidate with an equal first letter is preferred, and then a candidate with an equal last letter.
        ("ist", ["fist", "list", "isst"], "isst"), ("lat", ["bat", "lap"], "lap"),
        ("cat", ["bat", "cab", "cut"], "cut"),
    ])
    func theLikestOfSeveral(_ name: String, _ candidates: [String], _ meant: String) {
        #expect(Spelling.nearest(to: name, among: candidates) == meant)
        #expect(Spelling.nearest(to: name, among: candidates.reversed()) == meant)
    }

    @Test func theFirstInTheAlphabetOfSeveral() {
        #expect(Spelling.nearest(to: "Cat", among: ["Rat", "Bat", "Hat"]) == "Bat")
    }

    @Test func whatIsTooLongIsNotCompared() {
        let name = String(repeating: "a", count: 500)
        #expect(Spelling.nearest(to: name, among: [name]) == nil)
    }
}
