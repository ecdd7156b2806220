// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. The contract dropped it on 2026-02-01; it is kept until 2026-05-02.
public typealias Result = Outcome<Work>

/// Deprecated. The contract dropped it on 2026-02-01; it is kept until 2026-05-02.
public typealias Tags = [String: [Timestamp]]

/// Deprecated. The contract dropped it on 2026-02-01; it is kept until 2026-05-02.
public typealias WorkResponse = ResponseEnvelope<Work>

/// Deprecated. The contract dropped it on 2026-02-01; it is kept until 2026-05-02.
public typealias WorksResponse = ResponseEnvelope<[Work]>
