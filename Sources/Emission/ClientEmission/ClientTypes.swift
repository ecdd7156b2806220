import GenerationSettings
import SwiftEmission

/// The spellings of types of the client library and the runtime. A spelling includes the module if the contract has a
/// type of that name.
struct ClientTypes: Sendable {
    let apiOperation, endpoint, requestEncoder, rawResponse: SwiftTypeSpelling
    let apiClient, apiClientProtocol, contractClient, clientContext, apiServer, securityScheme: SwiftTypeSpelling
    let oauthScheme: SwiftTypeSpelling
    let answeredError, answeredFailure, apiFailure, apiResponse, httpBody: SwiftTypeSpelling
    let eventOperation, streamableOperation, eventStream, eventStreamFormat, streamMessage: SwiftTypeSpelling
    let trackableJob, progressLinks: SwiftTypeSpelling
    let pagedOperation, pagination: SwiftTypeSpelling
    let httpMethod, retryPolicy: SwiftTypeSpelling
    let responseHeaders, httpHeaders: SwiftTypeSpelling
    let filePart, multipartBody, multipartForm, multipartParts: SwiftTypeSpelling

    init(_ options: GenerationOptions, shadowed: Set<String>) {
        func client(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: options.clientModule, shadowed: shadowed)
        }
        func runtime(_ name: String) -> SwiftTypeSpelling {
            SwiftTypeSpelling(known: name, module: options.runtimeModule, shadowed: shadowed)
        }
        apiOperation = client("APIOperation")
        endpoint = client("APIEndpoint")
        requestEncoder = client("RequestEncoder")
        rawResponse = client("RawResponse")
        apiClient = client("APIClient")
        apiClientProtocol = client("APIClientProtocol")
        contractClient = client("ContractClient")
        clientContext = client("ClientContext")
        apiServer = client("APIServer")
        securityScheme = client("SecurityScheme")
        oauthScheme = SwiftTypeSpelling(known: "OAuthScheme", module: options.signInModule, shadowed: shadowed)
        answeredError = client("AnsweredError")
        answeredFailure = client("AnsweredFailure")
        apiFailure = client("APIFailure")
        apiResponse = runtime("APIResponse")
        httpBody = client("HTTPBody")
        eventOperation = client("EventOperation")
        streamableOperation = client("StreamableOperation")
        eventStream = client("EventStream")
        eventStreamFormat = client("EventStreamFormat")
        streamMessage = client("StreamMessage")
        trackableJob = client("TrackableJob")
        progressLinks = client("ProgressLinks")
        pagedOperation = client("PagedOperation")
        pagination = client("Pagination")
        httpMethod = runtime("HTTPMethod")
        retryPolicy = client("RetryPolicy")
        responseHeaders = client("ResponseHeaders")
        httpHeaders = runtime("HTTPHeaders")
        filePart = client("FilePart")
        multipartBody = client("MultipartBody")
        multipartForm = client("MultipartForm")
        multipartParts = client("MultipartParts")
    }
}
