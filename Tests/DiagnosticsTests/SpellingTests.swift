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

    @Test func theFirstInTheAlphabetOfSeveral() {
        #expect(Spelling.nearest(to: "Cat", among: ["Rat", "Bat", "Hat"]) == "Bat")
    }

    @Test func whatIsTooLongIsNotCompared() {
        let name = String(repeating: "a", count: 500)
        #expect(Spelling.nearest(to: name, among: [name]) == nil)
    }
}
