import Testing
@testable import SwiftEmission

@Suite struct SchemaSegmentsTests {
    @Test(arguments: [
        ("Acme.Orders.ViewModels.AddressViewModel", "AddressViewModel"),
        ("com.acme.v1.Order", "Order"),
        ("Acme.Outer+Inner", "Inner"),
        ("Page`1[[Acme.Order, Acme, Version=1.0.0.0]]", "Page`1[[Order, Acme, Version=1.0.0.0]]"),
        ("Order", "Order"),
        ("Release.1.2", "Release.1.2"),
        (".Order", ".Order"),
        ("Acme..Order", "Acme..Order"),
        // SpecTree appends a hash of the model's module.
        ("Query.a9993e3", "Query"), ("Query.7068f62", "Query"), ("Acme.defaced", "defaced"),
        ("", ""),
    ])
    func lastSegment(_ name: String, _ expected: String) {
        #expect(SchemaSegments.lastSegment(of: name) == expected)
    }

    @Test func segmentsThatSeveralHaveStayWhole() {
        let names = ["Acme.Orders.Status", "Acme.Payments.status", "Acme.Order", "Other.Line", "line"]
        let segments = SchemaSegments(of: names)
        #expect(
            names.map(segments.name) == ["Acme.Orders.Status", "Acme.Payments.status", "Order", "Other.Line", "line"])
    }
}
