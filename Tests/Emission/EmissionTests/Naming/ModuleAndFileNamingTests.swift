import Diagnostics
import Testing
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission
import Texts

@Suite struct ModuleNamingTests {
    @Test(arguments: [
        ("BooksTrack API", "BooksTrackAPI"), ("Swagger Petstore - OpenAPI 3.0", "SwaggerPetstoreOpenAPI3_0"),
        ("", "API"), ("日本語", "API"), ("3D Printing", "API3DPrinting"), ("Büroküche v2", "BurokucheV2"),
        ("Foundation", "FoundationAPI"), ("Contacts", "ContactsAPI"), ("Task", "TaskAPI"),
        ("Notification", "NotificationAPI"), ("Bug", "BugAPI"), ("Timestamp", "TimestampAPI"),
        ("Fixtures", "FixturesAPI"), ("***", "API"), ("../../etc/passwd", "EtcPasswd"),
        ("Compute Admin Client", "ComputeAdmin"), ("Client", "Client"),
        ("Use a [New Version](https://icons8.github.io/icons8-docs/) Instead", "UseANewVersionInstead"),
        ("Listen API: Podcast Search, Directory, and Insights API", "ListenAPI"),
        ("https://example.com", "API"),
    ])
    func fromTheTitle(title: String, module: String) {
        #expect(Named(ContractSketch(title: title)).table.module == module)
    }

    /// The beginning of a long title is the name of the module if it has two words and six letters.
    @Test(arguments: [
        ("Books API - the complete interface for the management", "BooksAPI"),
        ("My Shop. The complete interface for the management", "MyShop"),
        ("The – complete interface for the management of books", "TheCompleteInterfaceForTheManagementOfBooks"),
        (
            "Dr. Smith's complete interface for the management of books",
            "DrSmithsCompleteInterfaceForTheManagementOfBooks"
        ),
        ("(Beta) - The complete interface for all the bookshops", "BetaTheCompleteInterfaceForAllTheBookshops"),
        (
            "2. Gesetz - The complete interface for the management of books",
            "API2GesetzTheCompleteInterfaceForTheManagementOfBooks"
        ),
        ("My DB: the complete interface of the management of books", "MyDBTheCompleteInterfaceOfTheManagementOfBooks"),
        // Only letters of ASCII count.
        ("日本語の書店 API: the complete interface of the bookshop", "APITheCompleteInterfaceOfTheBookshop"),
    ])
    func fromTheBeginningOfALongTitle(title: String, module: String) {
        #expect(Named(ContractSketch(title: title)).table.module == module)
    }

    /// The number of a release changes with each release. A version such as `v2` may distinguish two modules.
    @Test(arguments: [
        ("Firefly III API v6.2.10", "6.2.10", "FireflyIIIAPI"), ("Books 1.4", "1.4", "Books"),
        ("Books v2", "v2", "BooksV2"), ("Books 1.4", "2.0", "Books1_4"), ("1.4", "1.4", "API1_4"),
        ("Books API 1.0.0-SNAPSHOT", "1.0.0-SNAPSHOT", "BooksAPI"), ("Books V1.2", "v1.2", "Books"),
        ("Books 1.2", "v1.2", "Books"), ("Books 1.0.0-rc1", "1.0.0-RC1", "Books"),
    ])
    func withoutTheRelease(title: String, version: String, module: String) {
        #expect(Named(ContractSketch(title: title, version: version)).table.module == module)
    }

    @Test func neverATypesName() {
        var sketch = ContractSketch(title: "Pet")
        let pet = sketch.schema("Pet")
        sketch.inline(pet, .property("petAPI"))
        let named = Named(sketch)
        #expect(named.table.module == "PetAPIAPI")
        #expect(
            named.messages == [
                "note: The module is called 'PetAPIAPI', not 'Pet' after the title: a type of the contract has that name. "
                    + "To choose a name, use 'module:' or '--module'. [module-renamed]"
            ])
    }

    /// The message explains why the name cannot be used.
    @Test(arguments: [
        ("Calendar", "Foundation has a type of that name, in which tests would look for the types of the module"),
        ("Task", "Swift has a type of that name, in which tests would look for the types of the module"),
        ("Timestamp", "the runtime has a type of that name, in which tests would look for the types of the module"),
        ("Foundation", "another module has that name"), ("my-module", "it is not a Swift identifier"),
        ("ContractInfo", "the word has another meaning in generated code"), ("class", "it is a keyword of Swift"),
    ])
    func theReasonAgainstAName(module: String, reason: String) {
        var options = GenerationOptions()
        options.module = module
        #expect(
            Named(ContractSketch(), options).messages == [
                "error: '\(module)' cannot be the name of the module: \(reason). Choose another name with 'module:' or "
                    + "'--module'. [illegal-module-name]"
            ])
    }

    @Test func aModuleOfTheUsersThatClashesIsAnError() {
        var sketch = ContractSketch()
        sketch.schema("Pet")
        var options = GenerationOptions()
        options.module = "Pet"
        let named = Named(sketch, options)
        #expect(named.table.module == "Pet")
        #expect(
            named.messages == [
                "error: No module can be called 'Pet': a type of that name would hide the module. [module-name-clash]"
            ])
    }

    @Test func neverSuchThatAModuleBesideItHasATypesName() {
        var sketch = ContractSketch(title: "Pet")
        sketch.schema("PetRuntime")
        #expect(Named(sketch).table.module == "Pet")
        var options = GenerationOptions()
        options.standalone = true
        #expect(Named(sketch, options).table.module == "PetAPI")
        options.module = "Pet"
        #expect(
            Named(sketch, options).messages == [
                "error: No module can be called 'PetRuntime': a type of that name would hide the module. [module-name-clash]"
            ])
    }

    @Test(arguments: ["Swift", "my-module", "1st", "DTORuntime", "Test", "Result", "ContractInfo", ""])
    func aModuleOfTheUsersMustBeAModulesName(module: String) {
        var options = GenerationOptions()
        options.module = module
        #expect(Named(ContractSketch(), options).diagnostics.map(\.id) == ["illegal-module-name"])
    }

    /// Only tests write the module in front of a type.
    @Test func aModuleWithoutTestsMayBeCalledLikeAType() {
        var options = GenerationOptions()
        options.module = "Test"
        options.emit = [.models, .fixtures]
        #expect(Named(ContractSketch(), options).diagnostics.isEmpty)
    }
}

@Suite struct FileNamingTests {
    @Test(arguments: [
        ("CON", "CONType"), ("nul", "NulType"), ("com1", "Com1Type"), ("Aliases", "AliasesType"), ("main", "MainType"),
        ("../../etc/passwd", "EtcPasswd"), ("C:\\Windows", "CWindows"), ("a.", "A"), ("Pet", "Pet"),
    ])
    func legalEverywhere(name: String, file: String) {
        var sketch = ContractSketch()
        sketch.schema(name)
        #expect(Named(sketch).table.definitions.map(\.file) == [file])
    }

    @Test func shortEnoughInBytes() throws {
        var sketch = ContractSketch()
        sketch.schema(String(repeating: "名", count: 70))
        sketch.schema(String(repeating: "名", count: 71))
        let files = Named(sketch).table.definitions.map(\.file)
        #expect(files.allSatisfy { $0.utf8.count <= FileNaming.lengthLimit })
        #expect(Set(files).count == 2)
    }

    @Test func aChangedFileNameDoesNotMeetAnother() {
        var sketch = ContractSketch()
        sketch.schema("CON")
        sketch.schema("ConType")
        let files = Named(sketch).table.definitions.map(\.file)
        #expect(files[1] == "ConType")
        #expect(files[0] == "CON_" + StableHash.digits(of: "CON"))
    }
}
