"""A rule that generates Swift from an OpenAPI document."""

def _gen_dtos_impl(ctx):
    output = ctx.actions.declare_directory(ctx.label.name)
    arguments = ctx.actions.args()
    arguments.add(ctx.file.contract)
    arguments.add("--output", output.path)
    arguments.add("--module", ctx.attr.module)

    # The layout `bundled` has one file for each kind of type, because a cache handles few large files better than many
    # small files.
    arguments.add("--layout", "bundled")
    arguments.add("--quiet")

    # The tool may read only files below the document's folder and below these folders.
    for folder in depset([part.dirname for part in ctx.files.parts]).to_list():
        arguments.add("--allow-path", folder)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = [ctx.file.contract] + ctx.files.parts,
        outputs = [output],
        mnemonic = "GenDTOs",
        progress_message = "gen-dtos " + str(ctx.label),
        # In a sandbox, inputs are links to files outside of the folders that the tool may read.
        execution_requirements = {"no-sandbox": "1"} if ctx.files.parts else {},
    )
    return [DefaultInfo(files = depset([output]))]

gen_dtos = rule(
    implementation = _gen_dtos_impl,
    doc = "Generates the Swift of one contract, in a folder with the target's name.",
    attrs = {
        "contract": attr.label(allow_single_file = True, mandatory = True, doc = "The OpenAPI document."),
        "module": attr.string(mandatory = True, doc = "The Swift module."),
        "parts": attr.label_list(allow_files = True, doc = "Files to which the document refers."),
        "tool": attr.label(
            default = "//tool:gen-dtos",
            allow_single_file = True,
            executable = True,
            # The action runs the tool on the build machine.
            cfg = "exec",
            doc = "The gen-dtos program: a file of the workspace, so that its bytes are part of each key in the cache.",
        ),
    },
)
