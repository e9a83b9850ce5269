#!/bin/sh
# Completes the comment of scripts/compare.ts: comment.sh <address of the preview, or nothing> <address of the run> < comment.md
# Without a preview, pages are named without a link. The links are first, because a comment has at most 65,536 characters.
set -eu
printf '<!-- preview -->\n'
if [ -n "$1" ]; then sed "s|{preview}|$1|g"; else sed -E '/^\[Open the changed site\]/d; s|\[([^]]*)\]\(\{preview\}[^)]*\)|\1|g'; fi | head -c 60000
printf '\n[Screenshots before and after, and this whole list](%s#artifacts)\n' "$2"
