import Diagnostics
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        // Swapped, missing, additional and wrong letters; capitals do not count.
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

    /// All of them are one step away.
    @Test(arguments: [
        // The same letters in another order, though `init` comes first in the alphabet.
        ("lnit", ["init", "lint"], "lint"), ("form", ["farm", "from"], "from"), ("From", ["Form", "Fram"], "Form"),
        // A letter too few or too many leaves fewer letters strange than a wrong one.
        ("prob", ["prib", "probe"], "probe"), ("heelp", ["help", "heeld"], "help"),
        // The first letter, then the last.
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
