#!/bin/sh
# Sends a message through the forms of a site to its receiver, which stores it, recognises it and removes it: probe.sh <address of the site>
set -eu
settings=.generated/deploy/receiver.json
[ -f "$settings" ] || { echo 'The forms of this site have no receiver of ours, so there is nothing to probe.'; exit 0; }
answer=$(curl --silent --show-error --fail-with-body --retry 5 --retry-delay 1 --max-time 30 -H 'Accept: application/json' -d form-name=probe "$1$(jq -r .path "$settings")" || true)
[ "$(printf '%s' "$answer" | jq -r .fragment 2>/dev/null)" = probe ] && echo 'A message arrives through the forms.' && exit 0
message="A message through the forms of $1 does not arrive. The answer was: ${answer:-none}. docs/deploying.md, \"The forms\", says what a host needs."
# A host of files only cannot receive messages, and visitors are told so.
[ "${DEPLOY_TARGET:-}" = server ] && echo "::error::$message" && exit 1
echo "::warning::$message"
