#!/bin/sh
# Brings the built site to its host: docs/deploying.md says what each setting is.
#   scripts/deploy/deploy.sh production      the site in dist/
#   scripts/deploy/deploy.sh preview 42      the site in dist/, at an address of its own, which is the last line printed (static hosts only)
#   scripts/deploy/deploy.sh rollback        the deployment before (server only; static hosts have a button for it)
set -eu
action=$1

# Stops with one sentence that names every setting that is missing.
need() {
  missing=
  for name; do eval "[ -n \"\${$name:-}\" ]" || missing="$missing $name"; done
  [ -z "$missing" ] || { echo "::error::Nothing was deployed. Set in the repository's settings:$missing. docs/deploying.md says what they are."; exit 1; }
}

on_server() {
  need DEPLOY_HOST DEPLOY_KEY DEPLOY_KNOWN_HOSTS
  folder=${DEPLOY_FOLDER:-/srv/site}
  release=$(date -u +%Y%m%dT%H%M%SZ)
  local=$(mktemp -d)
  trap 'rm -rf "$local"' EXIT
  (umask 077 && printf '%s\n' "$DEPLOY_KEY" > "$local/key" && printf '%s\n' "$DEPLOY_KNOWN_HOSTS" > "$local/known_hosts")
  ssh="ssh -p ${DEPLOY_PORT:-22} -i $local/key -o IdentitiesOnly=yes -o BatchMode=yes -o UserKnownHostsFile=$local/known_hosts"
  if [ "$action" = production ]; then
    # Pages and headers of a release belong together, so its settings name its own folder, and not the link to the current one.
    cp -R .generated/deploy "$local/release"
    sed -i -e "s|{\$RELEASE:[^}]*}|$folder/releases/$release|; s|{\$FOLDER:[^}]*}|$folder|" \
      -e "s|{\$SITE_ADDRESS:\([^}]*\)}|${SITE_ADDRESS:-\\1}|" "$local/release/Caddyfile"
    rsync -rt --delete --mkpath -e "$ssh" dist/ "$DEPLOY_HOST:$folder/incoming/site/"
    rsync -rt -e "$ssh" "$local/release/" "$DEPLOY_HOST:$folder/incoming/"
  fi
  # shellcheck disable=SC2029 # The folder is ours, not the server's.
  $ssh "$DEPLOY_HOST" "FOLDER='$folder' CADDYFILE='${CADDYFILE:-/etc/caddy/Caddyfile}' sh -s -- $action $release" < "$(dirname "$0")/on-server.sh"
}

case ${DEPLOY_TARGET:-} in
  server) on_server ;;
  netlify)
    need NETLIFY_SITE_ID NETLIFY_AUTH_TOKEN
    case $action in
      production) npx --yes netlify-cli@26.2.0 deploy --prod --no-build --dir dist ;;
      preview) npx --yes netlify-cli@26.2.0 deploy --alias "preview-$2" --no-build --dir dist --json | jq -r .deploy_url ;;
      rollback) echo "On Netlify: Deploys, choose the one before, Publish deploy." && exit 1 ;;
    esac
    ;;
  cloudflare)
    need CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN CLOUDFLARE_PROJECT
    case $action in
      production) npx --yes wrangler@4.86.0 pages deploy dist --project-name "$CLOUDFLARE_PROJECT" --branch main ;;
      preview) npx --yes wrangler@4.86.0 pages deploy dist --project-name "$CLOUDFLARE_PROJECT" --branch "preview-$2" && echo "https://preview-$2.$CLOUDFLARE_PROJECT.pages.dev" ;;
      rollback) echo "On Cloudflare Pages: Deployments, the one before, Rollback to this deployment." && exit 1 ;;
    esac
    ;;
  *) echo "::error::Nothing was deployed. Set DEPLOY_TARGET in the repository's settings: server, netlify or cloudflare." && exit 1 ;;
esac
