import EmbeddedSources
import Generation
import GeneratorFingerprint
import gen_dtos

/// The `gen-dtos` that people run.
@main
enum Main {
    static func main() {
        GenDTOs.main(GeneratorBuild(fingerprint: GeneratorFingerprint.text, libraries: .standard))
    }
}
