# Runs on the server, as the user who deploys; deploy.sh sends it there. The folder has:
#   incoming/             what is being sent, until it is complete
#   releases/<time>/      the last three deployments: site/, Caddyfile, and the receiver of the forms
#   current, previous     links to two of them
#   previews/_preview/    a folder for each pull request
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

# The moments at which the site must be built again, whatever the repository does: each night, and when a file appears or goes away.
install_timer() {
  units=$HOME/.config/systemd/user
  if [ -z "$REBUILD_URL" ] || [ ! -f "$HOME/.config/site-rebuild" ] || ! command -v systemctl > /dev/null; then
    echo 'No timer was installed: docs/deploying.md, "What happens between seasons?".'
    return
  fi
  mkdir -p "$units"
  printf '%s\n' '[Service]' 'Type=oneshot' \
    "ExecStart=curl --fail --silent --show-error --retry 5 --config %h/.config/site-rebuild --json '{\"ref\":\"main\"}' $REBUILD_URL" > "$units/site-rebuild.service"
  { printf '%s\n' '[Timer]' 'Persistent=true' 'OnCalendar=*-*-* 00:05:00 Africa/Lagos'
    for moment in $DUE; do date -u -d "$moment" '+OnCalendar=%F %T UTC'; done
    printf '%s\n' '[Install]' 'WantedBy=timers.target'; } > "$units/site-rebuild.timer"
  systemctl --user daemon-reload
  systemctl --user enable --quiet --now site-rebuild.timer
  systemctl --user restart site-rebuild.timer
  systemctl --user list-timers site-rebuild.timer --no-pager
}

case $1 in
  activate)
    mkdir -p releases previews
    mv incoming "releases/$2"
    switch_to "$2"
    ls releases | sort | head -n -3 | while read -r old; do
      [ "$(readlink previous || true)" = "releases/$old" ] || rm -rf "releases/$old"
    done
    install_timer
    echo "Deployed: $2."
    ;;
  rollback)
    now=$(basename "$(readlink current)")
    to=$(ls releases | sort | grep -x -B1 "$now" | head -1)
    [ "$to" != "$now" ] || { echo "There is no deployment before $now." >&2; exit 1; }
    switch_to "$to"
    echo "Online again: $to, instead of $now."
    ;;
  prune-previews) find previews/_preview -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} + ;;
esac
