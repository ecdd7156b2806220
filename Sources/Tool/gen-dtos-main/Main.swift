import EmbeddedSources
import Generation
import GeneratorFingerprint
import gen_dtos

/// `gen-dtos` as people run it.
@main
enum Main {
    static func main() {
        GenDTOs.main(GeneratorBuild(fingerprint: GeneratorFingerprint.text, libraries: .standard))
    }
}
