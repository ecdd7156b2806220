import Diagnostics
import DocumentOverlays
import Files
import Testing
import YAMLTree

/// The rules of merging are those of Overlay 1.1, section 4.4.3.1.
@Suite struct OverlayTests {
    private let document = """
        openapi: 3.1.0
        info: {title: Pets, version: '1'}
        paths:
          /pets:
            get: {tags: [pets], operationId: listPets}
          /owners:
            get: {operationId: listOwners}
        """

    private func result(_ document: String, _ actions: String, version: String = "1.1.0") throws -> OverlayTrial {
        try OverlayTrial(document, OverlayTrial.overlay(actions, version: version))
    }

    @Test(arguments: [
        ("a mapping is merged", "{a: {b: 1}}", "- {target: $.a, update: {b: 3, d: {e: 4}}}", "{a: {b: 3, d: {e: 4}}}"),
        ("lists in it are concatenated", "{a: {b: [1]}}", "- {target: $, update: {a: {b: [2]}}}", "{a: {b: [1, 2]}}"),
        ("a list is concatenated", "{a: [1]}", "- {target: $.a, update: [2, 3]}", "{a: [1, 2, 3]}"),
        ("a value is appended", "{a: [1]}", "- {target: $.a, update: {b: 2}}", "{a: [1, {b: 2}]}"),
        ("a set has no element twice", "{tags: [a]}", "- {target: $.tags, update: [a, b]}", "{tags: [a, b]}"),
        ("a set in a mapping", "{a: {enum: [1]}}", "- {target: $.a, update: {enum: [1, 2]}}", "{a: {enum: [1, 2]}}"),
        ("a value of a set", "{tags: [a]}", "- {target: $.tags, update: b}", "{tags: [a, b]}"),
        ("a list that is not a set", "{const: [0]}", "- {target: $.const, update: [0, 1]}", "{const: [0, 0, 1]}"),
        ("such a list in a mapping", "{a: {b: [0]}}", "- {target: $.a, update: {b: [0]}}", "{a: {b: [0, 0]}}"),
        ("a list in a list", "{tags: [[a]]}", "- {target: '$.tags[0]', update: [a]}", "{tags: [[a, a]]}"),
        ("a single value is replaced", "{a: {b: 1}}", "- {target: $.a.b, update: x}", "{a: {b: x}}"),
        ("an element is replaced", "{a: [1, 2]}", "- {target: '$.a[0]', update: x}", "{a: [x, 2]}"),
        ("elements are removed", "{a: [1, 2, 3, 4]}", "- {target: '$.a[?@ > 2]', remove: true}", "{a: [1, 2]}"),
        ("members are removed", "{a: {b: 1, c: 2}}", "- {target: '$.a[''b'', ''b'']', remove: true}", "{a: {c: 2}}"),
        ("remove wins", "{a: 1, b: 2}", "- {target: $.a, update: 2, remove: true}", "{b: 2}"),
        ("in order", "{a: [1]}", "- {target: $.a, remove: true}\n- {target: $, update: {a: x}}", "{a: x}"),
        ("a copy is merged", "{a: {x: 1}, b: {y: 2}}", "- {target: $.b, copy: $.a}", "{a: {x: 1}, b: {y: 2, x: 1}}"),
        (
            "a copy is the value before the action", "{a: {x: 1}, b: {}}", "- {target: '$[''a'', ''b'']', copy: $}",
            "{a: {x: 1, a: {x: 1}, b: {}}, b: {a: {x: 1}, b: {}}}"
        ),
        ("several targets", "{a: {}, b: {}}", "- {target: $.*, update: {n: 1}}", "{a: {n: 1}, b: {n: 1}}"),
        ("within each other", "{y: {y: {}}}", "- {target: $..y, update: {z: {}}}", "{y: {y: {z: {}}, z: {}}}"),
    ])
    func changes(reason: String, document: String, actions: String, expected: String) throws {
        let trial = try result(document, actions)
        #expect(trial.summary == [], "\(reason)")
        #expect(try trial.equals(expected), "\(reason)")
    }

    /// In Overlay 1.0 an update of a list is one entry, and a target is a list or a mapping.
    @Test func version1_0() throws {
        let nested = try result("{a: [1]}", "- {target: $.a, update: [2, 3]}", version: "1.0.0")
        #expect(try nested.equals("{a: [1, [2, 3]]}"))
        let scalar = try result("{a: 1}", "- {target: $.a, update: 2}", version: "1.0.0")
        #expect(scalar.summary == ["incompatible-overlay overlay1.yaml:4:12"])
    }

    @Test(arguments: [
        ("{a: {b: 1}}", "- {target: $.a, update: {b: [1]}}", "4:29"),
        ("{a: {b: 1}}", "- {target: $.a, update: 1}", "4:25"),
        ("{a: {b: [1]}}", "- {target: $.a, update: {b: {c: 1}}}", "4:29"),
        ("{a: {}, b: []}", "- {target: $.*, update: {c: 1}}", "4:12"),
        ("{a: {}}", "- {target: $, remove: true}", "4:12"),
        ("{a: {}}", "- {target: $.a, copy: $.b}", "4:23"),
        ("{a: {}, b: 1}", "- {target: $.a, copy: $.*}", "4:23"),
    ])
    func incompatibleActionsAreErrors(document: String, actions: String, place: String) throws {
        let trial = try result(document, actions)
        #expect(trial.summary == ["incompatible-overlay overlay1.yaml:\(place)"])
        #expect(trial.tree == nil)
    }

    /// A later reader sees where each value was written.
    @Test func nodesKeepTheirPlaces() throws {
        let trial = try OverlayTrial(
            document,
            OverlayTrial.overlay(
                """
                - target: $.paths['/pets'].get
                  update:
                    operationId: pets
                    deprecated: true
                    tags: [other]
                """),
            OverlayTrial.overlay("- {target: $.info, update: {title: Animals}}"))
        let get = try #require(trial.tree?.root["paths"]?["/pets"]?["get"])
        #expect(trial.place(get) == "api.yaml:5:10")
        #expect(trial.place(get["operationId"]) == "overlay1.yaml:6:18")
        #expect(trial.place(get["deprecated"]) == "overlay1.yaml:7:17")
        #expect(
            get.pairs.map { OverlayTrial.place($0.keyLocation, trial.sources) } == [
                "api.yaml:5:11", "overlay1.yaml:6:5", "overlay1.yaml:7:5",
            ])
        #expect(get["tags"]?.elements.map { trial.place($0) } == ["api.yaml:5:18", "overlay1.yaml:8:12"])
        #expect(trial.place(trial.tree?.root["info"]?["title"]) == "overlay2.yaml:4:36")
        #expect(trial.place(trial.tree?.root["paths"]?["/owners"]) == "api.yaml:7:5")
    }

    /// The place of a schema identifies it, so a copy must have other places than its source.
    @Test func copiesHaveFilesOfTheirOwn() throws {
        let trial = try result("a: {x: {y: 1}}\nb: {}\nc: {}", "- {target: '$[''b'', ''c'']', copy: $.a}")
        let root = try #require(trial.tree?.root)
        let nodes = ["a", "b", "c"].compactMap { root[$0]?["x"] }
        #expect(nodes.map { trial.place($0) } == ["api.yaml:1:8", "api.yaml:1:8", "api.yaml:1:8"])
        #expect(Set(nodes.map(\.location)).count == 3)
    }

    // MARK: Reports

    @Test func idleActionsAreReported() throws {
        let trial = try result(
            document,
            """
            - {target: "$.paths['/cats']", remove: true}
            - {target: $.info, update: {title: Pets}}
            - {target: "$.paths['/pets'].get", update: {tags: [pets]}}
            - {target: $.info}
            - {target: $.info, update: {x-mended: true}}
            """)
        #expect(trial.summary == (4...7).map { "idle-overlay overlay1.yaml:\($0):12" })
        #expect(trial.tree != nil)
    }

    @Test func remindersComeOnTheirDay() throws {
        let overlay = OverlayTrial.overlay("- {target: $.info, update: {x-a: 1}, x-until: 2026-03-01}")
        #expect(try OverlayTrial(document, overlay).summary == [])
        #expect(try OverlayTrial(document, overlay, on: "2026-02-28").summary == [])
        #expect(try OverlayTrial(document, overlay, on: "2026-03-01").summary == ["overlay-due overlay1.yaml:4:12"])
    }

    /// All faults of all overlays are reported in one run.
    @Test func invalidOverlaysReportAllFaults() throws {
        let first = """
            overlay: 1.3.0
            info: {title: t, version: 1, more: x}
            actions:
            - {targt: $}
            - {target: '$.a[', x-until: soon, remove: maybe}
            - {target: $, update: {}, copy: $.a}
            """
        let trial = try OverlayTrial(document, first, "overlay: 1.0.0\nactions: []\n", "a: [")
        #expect(trial.tree == nil)
        #expect(
            trial.summary == [
                "invalid-overlay overlay1.yaml:1:10", "invalid-overlay overlay1.yaml:2:27",
                "invalid-overlay overlay1.yaml:2:30", "invalid-overlay overlay1.yaml:4:3",
                "invalid-overlay overlay1.yaml:4:4", "invalid-json-path overlay1.yaml:5:12",
                "invalid-overlay overlay1.yaml:5:29", "invalid-overlay overlay1.yaml:5:43",
                "invalid-overlay overlay1.yaml:6:33", "invalid-overlay overlay2.yaml:1:1",
                "invalid-overlay overlay2.yaml:2:10", "yaml-syntax overlay3.yaml:1:5",
            ])
    }

    // MARK: Limits

    @Test func nestingIsLimited() throws {
        var limits = YAMLLimits()
        limits.depth = 8
        let deep = try OverlayTrial(
            "{a: {b: {c: {d: {e: {}}}}}}", OverlayTrial.overlay("- {target: $.a.b.c.d.e, update: {x: {y: {}}}}"),
            limits: limits)
        #expect(deep.summary == [])
        let deeper = try OverlayTrial(
            "{a: {b: {c: {d: {e: {}}}}}}", OverlayTrial.overlay("- {target: $.a.b.c.d.e, update: {x: {y: {z: {}}}}}"),
            limits: limits)
        #expect(deeper.summary == ["nesting-too-deep overlay1.yaml:4:37"])
    }

    /// Each copy doubles the document.
    @Test func copiesAreLimited() throws {
        var limits = YAMLLimits()
        limits.nodes = 10_000
        let actions = (1...30).map { "- {target: $, update: {'\($0)': {}}}\n- {target: '$[''\($0)'']', copy: $}" }
        let trial = try OverlayTrial(
            "{a: 1}", OverlayTrial.overlay(actions.joined(separator: "\n")), limits: limits)
        #expect(trial.diagnostics.map(\.id) == ["overlay-too-large"])
        #expect(trial.tree == nil)
    }

    /// The texts of all actions together have a limit, also those that an alias repeats.
    @Test(arguments: [
        ("- {target: $.*, update: {t: TEXT}}", 4), ("- {target: $.*, update: {t: TEXT}}", 5),
        ("- {target: $.*.t, update: TEXT}", 5), ("- {target: $.a1, update: {t: &x TEXT, u: [*x, *x, *x, *x]}}", 1),
        ("- {target: $.a1, update: {t: TEXT}}\n- {target: $.*, copy: $.a1}", 7),
    ])
    func textsAreLimited(actions: String, targets: Int) throws {
        var limits = YAMLLimits()
        limits.bytes = 9000
        let text = String(repeating: "x", count: 2000)
        let document = (1...targets).map { "a\($0): {\(actions.contains(".t,") ? "t: a" : "")}" }
        let trial = try OverlayTrial(
            document.joined(separator: "\n"), OverlayTrial.overlay(actions.replacing("TEXT", with: text)),
            limits: limits)
        #expect(trial.diagnostics.map(\.id) == (targets == 4 ? [] : ["overlay-too-large"]))
        #expect((trial.tree == nil) == (targets != 4))
    }

    /// A scalar and its aliases stay one node, because a large text may have a million aliases.
    @Test func aliasesOfScalarsStayShared() throws {
        let trial = try result("a: &x text\nb: [*x, *x]", "- {target: $, update: {c: 1}}")
        #expect(trial.tree?.nodeCount == 4)
        #expect(try trial.equals("{a: text, b: [text, text], c: 1}"))
    }

    /// A limit is reported in the file of the value that exceeds the limit.
    @Test func tooManyNodesAreReportedInTheOverlay() throws {
        var limits = YAMLLimits()
        limits.nodes = 14
        let trial = try OverlayTrial(
            "a: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", OverlayTrial.overlay("- {target: $.a, update: [11, 12, 13, 14]}"),
            limits: limits)
        #expect(trial.summary == ["too-many-nodes overlay1.yaml:4:34"])
    }

    @Test func hostileTargetsAreLimited() throws {
        let document = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
        let overlay = OverlayTrial.overlay("- {target: '$..*..*..*..*', remove: true}")
        let trial = try OverlayTrial(document, overlay, steps: 100_000)
        #expect(trial.summary == ["overlay-too-large overlay1.yaml:4:12"])
    }
}
