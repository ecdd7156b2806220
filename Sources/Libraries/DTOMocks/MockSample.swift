import DTORuntime
import Foundation

/// Makes the samples of generated records.
@_spi(Generated) public enum MockSample {
    /// Decodes the JSON of a sample. The tests of the contract decode this JSON, too, so a failure is a fault of the
    /// generated module, and it ends the program.
    public static func value<Value: Decodable>(_ json: String) -> Value {
        do {
            return try DTODecoder().decode(Value.self, from: Data(json.utf8))
        } catch {
            preconditionFailure("The sample of \(Value.self) cannot be decoded: \(error)")
        }
    }
}
