#!/bin/sh
# Runs on the server, as the user who deploys; deploy.sh sends it there. The folder has:
#   incoming/             what is being sent, until it is complete
#   releases/<time>/      the last three deployments: site/, Caddyfile, and the receiver of the forms
#   current, previous     links to two of them
# shellcheck disable=SC2012 # Names of releases are times.
set -eu
cd "$FOLDER"

point() { ln -sfn "$2" "$1.new" && mv -T "$1.new" "$1"; }

# Caddy changes files and headers in one step, and refuses settings with an error. The release before still answers for its scripts and
# pictures, which pages that are open ask for.
switch_to() {
  before=$(readlink current || true)
  [ "$before" = "releases/$1" ] || [ -z "$before" ] || point previous "$before"
  point current "releases/$1"
  caddy reload --config "$CADDYFILE" --adapter caddyfile 2> reload.log && return
  cat reload.log >&2
  if [ -n "$before" ]; then point current "$before"; else rm current; fi
  echo "Caddy refused the new settings: the last site is still online." >&2
  exit 1
}

case $1 in
  production)
    mkdir -p releases
    mv incoming "releases/$2"
    switch_to "$2"
    ls releases | sort | head -n -3 | while read -r old; do
      [ "$(readlink previous || true)" = "releases/$old" ] || rm -rf "releases/$old"
    done
    echo "Deployed: $2."
    ;;
  rollback)
    now=$(basename "$(readlink current)")
    to=$(ls releases | sort | grep -x -B1 "$now" | head -1)
    [ "$to" != "$now" ] || { echo "There is no deployment before $now." >&2; exit 1; }
    switch_to "$to"
    echo "Online again: $to, instead of $now."
    ;;
  *) echo "A server has no previews: the built site is attached to the run." >&2; exit 1 ;;
esac
