// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public typealias Result = Outcome<Work>

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public typealias Tags = [String: [Timestamp]]

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public typealias WorkResponse = ResponseEnvelope<Work>

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public typealias WorksResponse = ResponseEnvelope<[Work]>
