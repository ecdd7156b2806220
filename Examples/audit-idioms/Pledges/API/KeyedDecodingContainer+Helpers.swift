import Foundation

extension KeyedDecodingContainer {
  /// The type is that of the property.
  func decode<Value: Decodable>(_ key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  func decodeIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key, default fallback: Value) throws -> Value {
    try decodeIfPresent(type, forKey: key) ?? fallback
  }

  /// Without the elements that cannot be read.
  func decodeLossyArray<Element: Decodable>(_ key: Key) throws -> [Element] {
    guard let elements = try decodeIfPresent([Lossy<Element>].self, forKey: key) else { return [] }
    return elements.compactMap(\.value)
  }

  func decodeFlexibleDouble(forKey key: Key) throws -> Double {
    if let number = try? decode(Double.self, forKey: key) { return number }
    let text = try decode(String.self, forKey: key)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "Not a number: \(text)")
    }
    return number
  }
}

private struct Lossy<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }
}
