import Testing
@testable import ContractReports

/// A document of version 2.0 is compared with its translation to version 3.0. The messages on the wire do not change,
/// so neither direction reports a change.
@Suite struct SwaggerComparisonTests {
    private static let old = """
        swagger: '2.0'
        info: {title: T, version: '1'}
        host: api.example.com
        basePath: /v1
        schemes: [https, http]
        consumes: [application/json, application/xml]
        produces: [application/json]
        securityDefinitions:
          basic: {type: basic}
          key: {type: apiKey, in: query, name: k}
          login:
            type: oauth2
            flow: accessCode
            authorizationUrl: https://a.example/login
            tokenUrl: https://a.example/token
            scopes: {read: r}
        security: [{basic: []}, {key: []}]
        paths:
          /a/{id}:
            get:
              operationId: a
              produces: [text/csv, application/json]
              security: [{login: [read]}]
              parameters:
                - {name: id, in: path, required: true, type: string}
                - {name: csv, in: query, type: array, items: {type: string}}
                - {name: multi, in: query, type: array, collectionFormat: multi, items: {type: string}}
                - {name: ssv, in: query, type: array, collectionFormat: ssv, items: {type: string}}
                - {name: pipes, in: query, type: array, collectionFormat: pipes, items: {type: string}}
                - {name: X-List, in: header, type: array, items: {type: integer}}
              responses:
                '200':
                  description: d
                  headers: {X-Count: {type: integer}, X-List: {type: array, items: {type: string}}}
                  schema: {$ref: '#/definitions/R'}
                '404': {$ref: '#/responses/Missing'}
            put:
              operationId: b
              parameters:
                - {name: id, in: path, required: true, type: string}
                - {name: body, in: body, required: true, schema: {$ref: '#/definitions/R'}}
              responses: {'204': {description: d}}
            post:
              operationId: c
              consumes: [application/x-www-form-urlencoded]
              parameters:
                - {name: id, in: path, required: true, type: string}
                - {name: a, in: formData, required: true, type: string}
                - {name: list, in: formData, type: array, items: {type: string}}
              responses: {'200': {description: d, schema: {type: file}}}
          /t:
            get:
              operationId: d
              produces: [text/plain]
              responses: {'200': {description: d, schema: {type: string}}}
            put:
              operationId: e
              parameters: [{name: file, in: formData, type: file}]
              produces: [application/json, text/html]
              responses: {'200': {description: d, schema: {type: object, properties: {x: {type: string}}}}}
            post:
              operationId: f
              parameters: [{name: bytes, in: formData, type: string, format: binary}]
              responses: {'204': {description: d}}
        responses:
          Missing: {description: d, headers: {X-Why: {type: string}}, schema: {$ref: '#/definitions/R'}}
        definitions:
          R: {type: object, properties: {a: {type: string}}}
        """

    private static let new = """
        openapi: 3.0.3
        info: {title: T, version: '1'}
        servers: [{url: 'https://api.example.com/v1'}, {url: 'http://api.example.com/v1'}]
        security: [{basic: []}, {key: []}]
        paths:
          /a/{id}:
            get:
              operationId: a
              security: [{login: [read]}]
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}}
                - {name: csv, in: query, explode: false, schema: {type: array, items: {type: string}}}
                - {name: multi, in: query, schema: {type: array, items: {type: string}}}
                - {name: ssv, in: query, style: spaceDelimited, explode: false,
                   schema: {type: array, items: {type: string}}}
                - {name: pipes, in: query, style: pipeDelimited, explode: false,
                   schema: {type: array, items: {type: string}}}
                - {name: X-List, in: header, schema: {type: array, items: {type: integer}}}
              responses:
                '200':
                  description: d
                  headers:
                    X-Count: {schema: {type: integer}}
                    X-List: {schema: {type: array, items: {type: string}}}
                  content:
                    text/csv: {schema: {$ref: '#/components/schemas/R'}}
                    application/json: {schema: {$ref: '#/components/schemas/R'}}
                '404': {$ref: '#/components/responses/Missing'}
            put:
              operationId: b
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}}
              requestBody:
                required: true
                content:
                  application/json: {schema: {$ref: '#/components/schemas/R'}}
                  application/xml: {schema: {$ref: '#/components/schemas/R'}}
              responses: {'204': {description: d}}
            post:
              operationId: c
              parameters:
                - {name: id, in: path, required: true, schema: {type: string}}
              requestBody:
                required: true
                content:
                  application/x-www-form-urlencoded:
                    schema:
                      type: object
                      required: [a]
                      properties: {a: {type: string}, list: {type: array, items: {type: string}}}
                    encoding: {list: {explode: false}}
              responses:
                '200':
                  description: d
                  content: {application/json: {schema: {type: string, format: binary}}}
          /t:
            get:
              operationId: d
              responses: {'200': {description: d, content: {text/plain: {schema: {type: string}}}}}
            put:
              operationId: e
              requestBody:
                content:
                  multipart/form-data: {schema: {type: object, properties: {file: {type: string, format: binary}}}}
              responses:
                '200':
                  description: d
                  content:
                    application/json: {schema: {type: object, properties: {x: {type: string}}}}
                    text/html: {schema: {type: object, properties: {x: {type: string}}}}
            post:
              operationId: f
              requestBody:
                content:
                  application/x-www-form-urlencoded:
                    schema: {type: object, properties: {bytes: {type: string, format: binary}}}
              responses: {'204': {description: d}}
        components:
          responses:
            Missing:
              description: d
              headers: {X-Why: {schema: {type: string}}}
              content:
                text/csv: {schema: {$ref: '#/components/schemas/R'}}
                application/json: {schema: {$ref: '#/components/schemas/R'}}
          schemas:
            R: {type: object, properties: {a: {type: string}}}
          securitySchemes:
            basic: {type: http, scheme: basic}
            key: {type: apiKey, in: query, name: k}
            login:
              type: oauth2
              flows:
                authorizationCode:
                  authorizationUrl: https://a.example/login
                  tokenUrl: https://a.example/token
                  scopes: {read: r}
        """

    /// Version 3 ignores these headers, so adding or removing them is not reported. Between two documents of version
    /// 2.0 it is.
    @Test(arguments: ["Authorization", "Accept", "content-type"])
    func ignoredHeaders(_ name: String) throws {
        func document(_ version: String, _ parameters: String) -> String {
            """
            \(version)
            info: {title: T, version: '1'}
            paths: {/a: {get: {operationId: a, parameters: [\(parameters)], responses: {'204': {description: d}}}}}
            """
        }
        let two = document("swagger: '2.0'", "{name: \(name), in: header, required: true, type: string}")
        let three = document(
            "openapi: 3.0.3", "{name: \(name), in: header, required: true, schema: {type: string}}")
        for other in [three, document("openapi: 3.0.3", "")] {
            #expect(try ComparedDocuments(two, other).rules == [])
            #expect(try ComparedDocuments(other, two).rules == [])
        }
        #expect(try ComparedDocuments(two, document("swagger: '2.0'", "")).rules == ["request-parameter-removed"])
    }

    @Test func sameWire() throws {
        for (old, new) in [(Self.old, Self.new), (Self.new, Self.old)] {
            #expect(try ComparedDocuments(old, new).changes.map { "\($0.place) \($0.rule.id)" } == [])
        }
    }

    @Test(
        arguments: [
            (
                "in: formData, type: array", "in: formData, collectionFormat: multi, type: array",
                "request-body-serialization-changed"
            ),
            ("collectionFormat: multi", "collectionFormat: csv", "request-parameter-serialization-changed"),
            (
                "consumes: [application/json, application/xml]", "consumes: [application/json]",
                "request-body-media-type-removed"
            ),
            ("produces: [text/csv, application/json]", "produces: [application/json]", "response-media-type-removed"),
            ("schemes: [https, http]", "schemes: [https]", "api-server-removed"),
            ("basePath: /v1", "basePath: /v2", "api-server-removed"),
            ("security: [{basic: []}, {key: []}]", "security: [{basic: []}]", "api-security-alternative-removed"),
            ("{X-Why: {type: string}}", "{}", "optional-response-header-removed"),
        ])
    func mutation(_ before: String, _ after: String, _ rule: String) throws {
        #expect(Self.old.contains(before))
        let changed = Self.old.replacing(before, with: after)
        let rules = Set(try ComparedDocuments(Self.old, changed).rules)
        #expect(rules == (before.hasPrefix("basePath") ? [rule, "api-server-added"] : [rule]))
        #expect(Set(try ComparedDocuments(Self.new, changed).rules) == rules)
    }
}
