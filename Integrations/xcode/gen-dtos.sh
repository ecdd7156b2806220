#!/bin/sh
# A build phase of Xcode, which stops a build whose generated files are out of date. Documentation/Team.md shows how to
# add it to a target.
#
# The first input file of the phase must be the OpenAPI document. After a success, the script touches the first output
# file, so that Xcode runs the phase again only after a change of an input. The script reads only the inputs and writes
# only the output, as Xcode's sandbox for scripts requires. The build settings GEN_DTOS_OUTPUT and GEN_DTOS_CONFIG set
# another output folder and another configuration, relative to the project's folder.
set -eu

# Xcode also runs the phase when it indexes the sources.
if [ "${ACTION:-}" = indexbuild ]; then
    exit 0
fi

document=${SCRIPT_INPUT_FILE_0:-}
if [ -z "$document" ]; then
    echo "error: The build phase of gen-dtos has no input file. The first input file must be the OpenAPI document."
    exit 1
fi

# Xcode's PATH lacks the folders of Homebrew.
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
