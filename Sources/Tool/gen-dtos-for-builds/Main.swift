import Generation
import gen_dtos

/// The `gen-dtos` that the plugin `GenerateDTOs` runs. This program has no data of `GeneratorBuild`.
@main
enum Main {
    static func main() {
        GenDTOs.main(GeneratorBuild())
    }
}
