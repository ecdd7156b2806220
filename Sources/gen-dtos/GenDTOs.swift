@main
struct GenDTOs {
    static func main() {}
}
