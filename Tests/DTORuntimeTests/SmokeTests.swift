import DTORuntime
import Foundation
import Testing

@Test func smoke() throws {
    let json =
        #"{"success":true,"data":{"title":"A","subjectTags":["x",5,{}],"quality":"12","reviewStatus":"odd","boundingBox":{"a":1}},"meta":{"timestamp":5}}"#
    let outcome = try JSONDecoder().decodeReporting(ResponseEnvelope<Work>.self, from: Data(json.utf8))
    print(outcome.value)
    for issue in outcome.issues { print(issue) }
    let many = try JSONDecoder().decodeReporting([Work].self, from: Data(#"[{"title":"A"},{"x":1},7,null]"#.utf8))
    for issue in many.issues { print(issue) }
    print(
        try JSONDecoder().decodeReporting(
            [JobResults].self,
            from: Data(
                #"[{"booksCreated":1},{"totalDetected":2.0,"approved":"4"},{"q":[1,2.5,123456789012345678901234567890]},7]"#
                    .utf8)))
}
