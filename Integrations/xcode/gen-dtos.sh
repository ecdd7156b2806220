#!/bin/sh
# A build phase of Xcode, which stops a build whose generated files are out of date. Documentation/Team.md shows how to
# add it to a target.
#
# The phase's first input file is the OpenAPI document. Its first output file is touched after a success, so that Xcode
# runs the phase again only after a change of an input. It reads only the inputs and writes only the output, as the
# sandbox of phases requires. The build settings GEN_DTOS_OUTPUT and GEN_DTOS_CONFIG name another folder and another
# configuration, from the project's folder.
set -eu

# Xcode asks for the phase to index the sources, too.
if [ "${ACTION:-}" = indexbuild ]; then
    exit 0
fi

document=${SCRIPT_INPUT_FILE_0:-}
if [ -z "$document" ]; then
    echo "error: The build phase of gen-dtos has no input file. The first input file must be the OpenAPI document."
    exit 1
fi

# The folders of Homebrew's tools, which are not in Xcode's path.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v gen-dtos > /dev/null; then
    echo "warning: gen-dtos is not installed. Install gen-dtos, so that the generated files are compared with the contract."
    exit 0
fi

cd "$SRCROOT"
set -- "$document" --check --stat --quiet
if [ -n "${GEN_DTOS_OUTPUT:-}" ]; then set -- "$@" --output "$GEN_DTOS_OUTPUT"; fi
if [ -n "${GEN_DTOS_CONFIG:-}" ]; then set -- "$@" --config "$GEN_DTOS_CONFIG"; fi
status=0
changes=$(gen-dtos "$@") || status=$?
if [ -n "$changes" ]; then
    printf '%s\n' "$changes"
    printf '%s:1:1: error: The generated files are out of date. Run gen-dtos, and commit the files that it writes.\n' "$document"
fi
if [ "$status" -eq 0 ] && [ -n "${SCRIPT_OUTPUT_FILE_0:-}" ]; then
    touch "$SCRIPT_OUTPUT_FILE_0"
fi
exit "$status"
