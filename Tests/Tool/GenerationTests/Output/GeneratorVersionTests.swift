import Files
import Testing

@Suite struct GeneratorVersionTests {
    @Test func aPackageThatDependsOnThisOne() {
        let owner = "somebody"
        #expect(
            GeneratorVersion.dependency(on: "https://github.com/\(owner)/gen-dtos")
                == ".package(url: \"https://github.com/somebody/gen-dtos\", from: \"\(GeneratorVersion.text)\")")
        // This word stands for the owner of the repository until the owner is known.
        let nobody = "OWNER"
        #expect(
            GeneratorVersion.dependency(on: "https://github.com/\(nobody)/gen-dtos")
                == ".package(path: \"../gen-dtos\")")
    }
}
