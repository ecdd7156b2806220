import Diagnostics
import Foundation
import Testing
@testable import ContractModel
@testable import GenerationSettings

/// These tests check the setting `acronyms`.
@Suite struct AcronymTests {
    private static let options = {
        var options = GenerationOptions()
        options.acronyms = ["ID", "URL", "OAuth", "IPv4"]
        return options
    }()

    @Test(arguments: [
        // The acronym is in the middle or at the end of the name.
        ("imageUrl", "imageURL"), ("image_url", "imageURL"), ("IMAGE_URL", "imageURL"), ("imageURL", "imageURL"),
        ("imageUrlSmall", "imageURLSmall"), ("openLibraryId", "openLibraryID"), ("work-id", "workID"),
        // The acronym is a plural, or a number follows it.
        ("imageUrls", "imageURLs"), ("work_ids", "workIDs"), ("imageUrl2", "imageURL2"), ("url_2", "url2"),
        // The acronym begins the name, so it is in lower case, as usual in Swift.
        ("urlString", "urlString"), ("id", "id"), ("ids", "ids"), ("ID", "id"), ("URLString", "urlString"),
        // An acronym of mixed case is spelled as in the list.
        ("userOauthToken", "userOAuthToken"), ("hostIpv4", "hostIPv4"),
        // Only whole words are acronyms.
        ("video", "video"), ("isValid", "isValid"), ("curlyIdea", "curlyIdea"), ("imageurl", "imageurl"),
        ("_id", "id"),
    ])
    func membersSpellThem(_ key: String, _ name: String) {
        var sketch = ContractSketch()
        let record = sketch.schema("Work", [key])
        let enumeration = sketch.enumeration("Kind", [key])
        let named = Named(sketch, Self.options)
        #expect(named.members(record) == [name])
        #expect(named.members(enumeration) == [name])
        #expect(named.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("ImageUrl", "ImageURL"), ("image_urls", "ImageURLs"), ("urlList", "URLList"), ("WorkId", "WorkID"),
        ("id", "ID"), ("Idea", "Idea"),
    ])
    func typesSpellThem(_ schema: String, _ name: String) {
        var sketch = ContractSketch()
        let type = sketch.schema(schema)
        let operation = sketch.add(.operation("get_\(schema)"), .namespace)
        let named = Named(sketch, Self.options)
        #expect(named.type(type) == name)
        #expect(named.type(operation) == "Get" + name)
    }

    @Test func nestedTypesAndOperationsWithoutANameSpellThem() {
        var sketch = ContractSketch()
        let work = sketch.schema("Work", ["coverUrl", "pageUrls"])
        let nested = sketch.inline(work, .property("coverUrl"))
        let element = sketch.inline(work, .element(of: "pageUrls"))
        let operation = sketch.add(.operation("get /works/{workId}"), .namespace)
        let named = Named(sketch, Self.options)
        #expect(named.type(nested) == "Work.CoverURL")
        #expect(named.type(element) == "Work.PageURL")
        #expect(named.type(operation) == "GetWorksByWorkID")
    }

    @Test func namesByTheUsersWordStay() {
        var options = Self.options
        options.renames = ["Work.imageUrl": "coverUrl", "Url": "WebUrl"]
        options.prefix = "Id"
        var sketch = ContractSketch()
        let work = sketch.schema("Work", ["imageUrl"])
        let url = sketch.schema("Url")
        let own = sketch.schema("Third", preferredName: "ThirdUrl")
        let named = Named(sketch, options)
        #expect(named.members(work) == ["coverUrl"])
        #expect(named.type(work) == "IdWork")
        #expect(named.type(url) == "WebUrl")
        #expect(named.type(own) == "ThirdUrl")
    }

    /// The property that the document spells like the result keeps the name.
    @Test func twoSpellingsOfOneNameAreToldApart() {
        for keys in [["imageUrl", "imageURL"], ["imageURL", "imageUrl"]] {
            var sketch = ContractSketch()
            let record = sketch.schema("Work", keys)
            let named = Named(sketch, Self.options)
            #expect(named.members(record) == keys)
            #expect(named.diagnostics.isEmpty)
        }
        var sketch = ContractSketch()
        let types = [sketch.schema("ImageUrl"), sketch.schema("ImageURL")]
        let named = Named(sketch, Self.options)
        #expect(Set(types.map { named.type($0) }).count == 2)
    }

    @Test func withoutTheListNothingIsSpelledOtherwise() {
        var sketch = ContractSketch()
        let record = sketch.schema("ImageUrl", ["imageUrl", "workId"])
        let named = Named(sketch)
        #expect(named.type(record) == "ImageUrl")
        #expect(named.members(record) == ["imageUrl", "workId"])
    }

    private func configuration(_ text: String) -> Configuration {
        Configuration(reading: SourceFile(path: "gen-dtos.yaml", bytes: Array(text.utf8)))
    }

    @Test func theConfigurationListsThem() {
        let configuration = configuration("acronyms: [ID, URL]")
        #expect(configuration.options.acronyms == ["ID", "URL"])
        #expect(configuration.diagnostics.isEmpty)
    }

    @Test(arguments: ["a b", "image-url", "_", "", "2D", "a_b", "R\u{200B}D"])
    func whatIsNoWordIsAnError(text: String) throws {
        let configuration = configuration("acronyms: [\"\(text)\"]")
        #expect(configuration.options.acronyms == [])
        let diagnostic = try #require(configuration.diagnostics.first)
        #expect(diagnostic.id == "unknown-value")
        #expect(diagnostic.message == "'\(text)' is not an acronym such as URL; use letters and digits")
    }

    @Test func theListIsAList() {
        #expect(configuration("acronyms: URL").diagnostics.map(\.id) == ["wrong-shape"])
    }
}
