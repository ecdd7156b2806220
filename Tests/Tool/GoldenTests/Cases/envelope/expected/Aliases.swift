// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

/// `#/components/schemas/Legacy`
public typealias Legacy = ApiResponse<Work>

/// `#/components/schemas/WorkEnvelope`
public typealias WorkEnvelope = Envelope<Work>
