#!/bin/sh
# Brings the built site to its host, and nothing else: docs/deploying.md says what each setting is.
#   scripts/deploy/deploy.sh production      the site in dist/
#   scripts/deploy/deploy.sh preview 42      the site in dist/, at an address of its own, which is the last line printed
#   scripts/deploy/deploy.sh rollback        the deployment before (server only; other hosts have a button for it)
set -eu
action=$1
here=$(dirname "$0")

# Stops with one sentence that names every setting that is missing.
need() {
  missing=
  for name; do eval "[ -n \"\${$name:-}\" ]" || missing="$missing $name"; done
  [ -z "$missing" ] || { echo "::error::Nothing was deployed. Set in the repository's settings:$missing. docs/deploying.md says what they are."; exit 1; }
}

on_server() {
  need DEPLOY_HOST DEPLOY_KEY DEPLOY_KNOWN_HOSTS
  folder=${DEPLOY_FOLDER:-/srv/site}
  secrets=$(mktemp -d)
  trap 'rm -rf "$secrets"' EXIT
  (umask 077 && printf '%s\n' "$DEPLOY_KEY" > "$secrets/key" && printf '%s\n' "$DEPLOY_KNOWN_HOSTS" > "$secrets/known_hosts")
  ssh="ssh -p ${DEPLOY_PORT:-22} -i $secrets/key -o IdentitiesOnly=yes -o BatchMode=yes -o UserKnownHostsFile=$secrets/known_hosts"
  case $action in
    production)
      release=$(date -u +%Y%m%dT%H%M%SZ)
      mkdir "$secrets/release"
      # Pages and headers of a release belong together, so its settings name its own folder, and not the link to the current one.
      sed -e "s|{\$RELEASE:[^}]*}|$folder/releases/$release|; s|{\$FOLDER:[^}]*}|$folder|" \
        -e "s|{\$SITE_ADDRESS:\([^}]*\)}|${SITE_ADDRESS:-\\1}|" .generated/deploy/Caddyfile > "$secrets/release/Caddyfile"
      find .generated/deploy -name '*.*' -type f -exec cp {} "$secrets/release/" \;
      rsync -rt --delete --mkpath -e "$ssh" dist/ "$DEPLOY_HOST:$folder/incoming/site/"
      rsync -rt -e "$ssh" "$secrets/release/" "$DEPLOY_HOST:$folder/incoming/"
      run activate "$release"
      ;;
    preview)
      prefix=/_preview/$2
      cp -R dist "$secrets/site"
      find "$secrets/site" \( -name '*.br' -o -name '_*' \) -delete
      # Addresses begin with a slash, and a preview is in a folder, where nobody takes messages. The service worker stays that of the site.
      names=$(find dist -mindepth 1 -maxdepth 1 ! -name '_*' ! -name 'service-worker*' -printf '%f\n' | sed 's/\..*//' | sort -u | paste -sd '|' -)
      find "$secrets/site" \( -name '*.html' -o -name '*.css' \) -exec \
        sed -E -i -e "s~=\"/([^/])~=\"$prefix/\\1~g" -e "s~([\"'(]|, )/(($names|forms)([/.\"'#?) ]|\$)|[\"#?])~\1$prefix/\2~g" {} +
      rsync -rt --delete --mkpath -e "$ssh" "$secrets/site/" "$DEPLOY_HOST:$folder/previews$prefix/"
      run prune-previews
      echo "${SITE_ADDRESS:-$(sed -n 's/^Sitemap: \(.*\)\/sitemap.xml$/\1/p' dist/robots.txt)}$prefix"
      ;;
    rollback) run rollback ;;
  esac
}

# Runs on-server.sh on the server, which needs no copy of it.
run() {
  # shellcheck disable=SC2029 # The folder is ours, not the server's.
  $ssh "$DEPLOY_HOST" "FOLDER='$folder' CADDYFILE='${CADDYFILE:-/etc/caddy/Caddyfile}' REBUILD_URL='${REBUILD_URL:-}' DUE='${DUE:-}' sh -s -- $*" < "$here/on-server.sh"
}

on_netlify() {
  need NETLIFY_SITE_ID NETLIFY_AUTH_TOKEN
  case $action in
    production) npx --yes netlify-cli@26.2.0 deploy --prod --no-build --dir dist --site "$NETLIFY_SITE_ID" ;;
    preview)
      npx --yes netlify-cli@26.2.0 deploy --alias "preview-$2" --no-build --dir dist --site "$NETLIFY_SITE_ID" --json > .build/deployed.json
      jq -r .deploy_url .build/deployed.json
      ;;
    rollback) echo "On Netlify: Deploys, choose the one before, Publish deploy." && exit 1 ;;
  esac
}

on_cloudflare() {
  need CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN CLOUDFLARE_PROJECT
  branch=main
  [ "$action" != preview ] || branch=preview-$2
  [ "$action" != rollback ] || { echo "On Cloudflare Pages: Deployments, the one before, Rollback to this deployment." && exit 1; }
  npx --yes "wrangler@4.86.0" pages deploy dist --project-name "$CLOUDFLARE_PROJECT" --branch "$branch" --commit-dirty=true
  [ "$action" != preview ] || echo "https://$branch.$CLOUDFLARE_PROJECT.pages.dev"
}

case ${DEPLOY_TARGET:-} in
  server) on_server "$@" ;;
  netlify) on_netlify "$@" ;;
  cloudflare) on_cloudflare "$@" ;;
  *) echo "::error::Nothing was deployed. Set DEPLOY_TARGET in the repository's settings: server, netlify or cloudflare." && exit 1 ;;
esac
