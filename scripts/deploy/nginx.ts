import type { Redirect } from '../../src/model/redirects.ts'
import { CONTENT_TYPES } from '../serve/encode.ts'
import { HASHED_FOLDERS, HEADERS_FILE, HSTS, IMMUTABLE, REDIRECTS_FILE, REFUSED_ENDINGS, REVALIDATED, WELL_KNOWN } from './headers.ts'

export interface HostSettings {
  /** The site’s host name, without “https://”. */
  host: string
  folder: string
  /** The path of the forms, and the port of the receiver on the same machine; undefined when the site has none. */
  forms?: { path: string; port: number }
}

interface NginxSettings extends HostSettings {
  port: number
  /** The path of the headers file on the host (toNginxHeaders). */
  headersFile: string
}

/**
 * The headers of every response and the redirects, for nginx, in a file of their own: they change with each build, while the site’s
 * settings are copied once and then edited to add certificates.
 */
export const toNginxHeaders = (headers: Readonly<Record<string, string>>, moves: readonly Redirect[]): string =>
  `# Written by the build. After every build, copy this file to the server and reload nginx.
${[
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ...moves.map(({ from, to }) => `location ~ "^${from}(?:\\.html|/)?$" { return ${to ? `301 ${to}$is_args$args` : '410'}; }`),
].join('\n')}
`

/**
 * Settings for nginx 1.22 or newer, to be included within “http”, that give the same responses and headers as scripts/serve/server.ts.
 * nginx serves the files that the build compressed; for “.br” it needs its module brotli_static.
 */
export function toNginx({ host, folder, port, headersFile, forms }: NginxSettings): string {
  const types = Object.entries(CONTENT_TYPES).map(([ending, { type }]) => `    ${type.split(';')[0]} ${ending.slice(1)};`)
  const texts = new Set(Object.values(CONTENT_TYPES).flatMap(({ type, text }) => (text ? [type.split(';')[0]] : [])))
  texts.delete('text/html')
  return `# Written by the build. Edit it in scripts/deploy/.

map $uri $cache_control {
  default "${REVALIDATED}";
  "~^/(?:${HASHED_FOLDERS.join('|')})/" "${IMMUTABLE}";
}
# A missing page may exist tomorrow.
map $status $cache_control_by_status {
  default $cache_control;
  "~^[45]" "${REVALIDATED}";
}
# Other spellings of an address, hidden files, and paths that leave the folder. Not the not-found page itself, nor files in /.well-known/.
map "$uri $request_uri" $refused {
  volatile;
  default 0;
  "~^/404\\.html " 0;
  "~^(${WELL_KNOWN}) \\1(?:\\?|$)" 0;
  "~* [^?]*(?://|/\\.|\\x5c|%00|%2[ef]|%5c)" 1;
}
# Only the receiver accepts other methods than GET and HEAD.
map "$request_method $uri" $is_refused_method {
  default 1;
  "~^(?:GET|HEAD) " 0;${forms ? `\n  "~^POST ${forms.path}(?:/|$)" 0;` : ''}
}

server {
  listen ${port};
  server_name ${host};
  root "${folder}";

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  autoindex off;
  charset utf-8;
  charset_types ${[...texts].join(' ')};
  types {
${types.join('\n')}
  }
  default_type application/octet-stream;

  gzip_static on;
  gzip_vary on;
  brotli_static on;

  include "${headersFile}";
  add_header Cache-Control $cache_control_by_status always;

  if ($is_refused_method) { return 405; }
  if ($refused) { return 404; }

  error_page 404 410 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location = /${HEADERS_FILE} { return 404; }
  location = /${REDIRECTS_FILE} { return 404; }
  location ~ "\\.(?:${REFUSED_ENDINGS.join('|')})$" { return 404; }

${forms ? toProxy(forms) : ''}  # Each page has one address: without an ending, and without a slash at its end.
  location = / { try_files /index.html =404; }
  location = /index.html { return 308 /$is_args$args; }
  location ~ "^(?<page>/.+)\\.html$" {
    if (-f $request_filename) { return 308 $page$is_args$args; }
    return 404;
  }
  location ~ "^(?<page>/.+)/$" {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }
  location / { try_files $uri.html $uri =404; }
}
`
}

/** Sends messages to the receiver, whose pages have their own headers: one add_header keeps nginx from adding the site’s. */
const toProxy = ({ path, port }: { path: string; port: number }) => `  location ~ "^${path}(?:/|$)" {
    add_header Strict-Transport-Security "${HSTS}" always;
    client_max_body_size 128k;
    proxy_pass http://127.0.0.1:${port};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_connect_timeout 5s;
    proxy_read_timeout 20s;
  }

`
