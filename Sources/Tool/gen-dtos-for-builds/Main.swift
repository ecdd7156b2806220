import Generation
import gen_dtos

/// `gen-dtos` as the plugin `GenerateDTOs` runs it, without what build steps put into it: see `GeneratorBuild`.
@main
enum Main {
    static func main() {
        GenDTOs.main(GeneratorBuild())
    }
}
