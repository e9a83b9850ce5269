#!/bin/sh
# Completes the comment of scripts/compare.ts: comment.sh <address of the preview, or nothing> <address of the run> < comment.md
# A comment has at most 65,536 characters.
set -eu
printf '<!-- preview -->\n'
head -c 60000
[ -z "$1" ] || printf '\n[Open the changed site](%s/)\n' "$1"
printf '\n[The whole list, and the built site as an archive](%s#artifacts)\n' "$2"
