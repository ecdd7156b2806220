@testable import DTOClientExtras
import Foundation
import Testing

/// Pins of public keys. OpenSSL has made the keys and their hashes.
@Suite struct TrustTests {
    private static let keys: [(PublicKeyForm.Algorithm, String, String)] = [
        (
            .rsa,
            "MIGJAoGBAOT6ORbGJp8HxDTK7NDiY+yZyYeWpywiJ90rWEc0HuJRrY7kjuxDFj8IXwtaEtvAv/KzmTOxy4IRBLVk7OnwzRBP"
                + "ZR9vp8K+cHzJ0RMv87vvcbsqiQqdtEQxO/vgyleqCufbhMyfvucOWL7dJ7IYX7XJXZ1IXb8h6LoJPClcPN29AgMBAAE=",
            "T2icg22HbJnffeifVOqhMikRYeuOzer3rTDQZs8PYbE="
        ),
        (
            .rsa,
            "MIIBCgKCAQEAw7bfC1rzv0q0rE1xW62y41VXNvcFTL4CcfRiERvVkefFJSK/HT0VrVWRtbXIGBnD2+Rl1+M9JBjBZNndBfnT"
                + "sANSLlMmWrpbAyf8sblQYIomQwFBx1pclUAJWoMRj31UEYAZufvP4SelwH1sVBBlj2UCyNtvoDb5wR6NH6bRIZcwr0WbKPoA"
                + "eEVgWWbhBEc6azVmxxOgVlrm5fGyKGH2W9J2C2LEAeh4xrPFo3pBJQ79zTXcBSnYPdU3lpmbl/dhbC4r6Kb7Z+uGMU5ymAJe"
                + "72qrbDTvLbtvGXlKVoF70vMG4qgdpu3iDsfcZBKxocPtBh2Gwjb2U/AN4pbFDXs5WwIDAQAB",
            "rj2nWhVbNFxQhN2QlHYP0hhmKE/dV8QcPnrJGmUrVT0="
        ),
        (
            .curve(bits: 256),
            "BDt/D9dS0JEZiksgFEiGh6H+SsD84/7YiD2oXZdUPfnDQ6JBThi8lAbv3brrjaSm47zfuVPAi2Mcv4nm1w6D3JQ=",
            "gkJJxBGdTxkYx+md7VS4GfMLkTzeETOxCt2/6N5UKk0="
        ),
        (
            .curve(bits: 384),
            "BNOLgCiCQOoF0IkkkCo+kKnfI+02BB4AHlY79MuPuiZx+WvbYLznzT/iDM8KyPwsq/TjSY0qMi8jBDVa2xMhCiIlPs4VWUdE"
                + "gvlLI/B/3uVZiohObiRklrsk67tg4aMJZA==",
            "VC78yaqK7hn2PT4bjDkGi0RJ670m+tYBqNDyW3J9u84="
        ),
        (
            .curve(bits: 521),
            "BAD3oYc85genPIhbqGNOxp5IRQ09OqJ+NUXAZkTdW6RgjaNvxQGYCVyga8/mXSTTl93jZpjS16nFZo8Ge2tFoSrG3wHnNRiJ"
                + "1QltcAQF4rIGnJrsGprJc9yQXpQYQF/c911QnoERaaYRd+7tKgwo5Xruse5XTiUepGel74e+miOCQF8Fmw==",
            "WkM4LbWC/amZcHSNFQCg9BUQL9fGtbybZBkU9BeBJW0="
        ),
    ]

    @Test(arguments: keys)
    func theHashOfAKey(_ algorithm: PublicKeyForm.Algorithm, _ key: String, _ hash: String) throws {
        let bytes = try #require(Data(base64Encoded: key))
        #expect(PublicKeyForm(algorithm: algorithm, bytes: Array(bytes)).hash == hash)
    }

    @Test func otherCurvesMatchNoPin() {
        let key = PublicKeyForm(algorithm: .curve(bits: 224), bytes: [4])
        #expect(!ServerPin("example.com", key: "", reserve: "a").accepts([key]))
    }

    @Test func theHostsOfAPin() {
        let one = ServerPin("API.example.com", key: "a", reserve: "b")
        let all = ServerPin("example.com", key: "a", reserve: "b", includesSubdomains: true)
        #expect(one.applies(to: "api.Example.com") && !one.applies(to: "x.api.example.com"))
        #expect(all.applies(to: "example.com") && all.applies(to: "a.b.example.com"))
        #expect(!all.applies(to: "badexample.com") && !all.applies(to: "example.com.evil.example"))
    }

    @Test func oneKeyOfTheChainIsEnough() throws {
        let keys = try Self.keys.map { algorithm, key, _ in
            PublicKeyForm(algorithm: algorithm, bytes: Array(try #require(Data(base64Encoded: key))))
        }
        let pin = ServerPin("example.com", key: "lost", reserve: Self.keys[1].2)
        #expect(pin.accepts(keys) && !pin.accepts([keys[0]]) && !pin.accepts([]))
        #expect(ServerPin("example.com", key: "x", reserve: "y", others: [Self.keys[0].2]).accepts(keys))
    }
}
