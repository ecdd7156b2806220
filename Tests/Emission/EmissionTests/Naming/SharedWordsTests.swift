import Testing
@testable import SwiftEmission

@Suite struct SharedWordsTests {
    @Test(arguments: [
        (["CreatedEvent", "DeletedEvent"], ["Created", "Deleted"]),
        (["OrderCreated", "OrderDeleted"], ["Created", "Deleted"]),
        (["order_paid_event", "order_sent_event"], ["paid", "sent"]),
        (["Cat", "Dog"], ["Cat", "Dog"]),
        // Without the shared word, nothing would remain of `Text`.
        (["Text", "TextBlock"], ["Text", "TextBlock"]),
        (["Text", "MarkdownText"], ["Text", "MarkdownText"]),
        // The rest would not be a name, or would be the name of the case for other values.
        (["Version 1", "Version 2"], ["Version 1", "Version 2"]),
        (["KnownThing", "UnknownThing"], ["KnownThing", "UnknownThing"]),
        (["ImportResults", "ScanResults"], ["ImportResults", "ScanResults"]),
        (["AEvent", "aEvent"], ["AEvent", "aEvent"]),
        (["OnlyEvent"], ["OnlyEvent"]),
        ([], []),
    ])
    func rest(_ names: [String], _ expected: [String]) {
        let shared = SharedWords(of: names)
        #expect(names.map(shared.rest) == expected)
        #expect(names.map(SharedWords(of: names.reversed()).rest) == expected)
    }
}
