import Generation
import gen_dtos

/// The `gen-dtos` that the plugin `GenerateDTOs` runs. It has none of the data in `GeneratorBuild`.
@main
enum Main {
    static func main() {
        GenDTOs.main(GeneratorBuild())
    }
}
