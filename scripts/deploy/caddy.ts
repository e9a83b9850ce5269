import type { Redirect } from '../../src/model/redirects.ts'
import { CONTENT_TYPES } from '../serve/contentTypes.ts'
import { PAGE_POLICY } from '../serve/receiverPage.ts'
import {
  HASHED_FOLDERS,
  HEADERS_FILE,
  HSTS,
  IMMUTABLE,
  REDIRECTS_FILE,
  REFUSED_ENDINGS,
  REVALIDATED,
  type toHeaders,
  WELL_KNOWN,
} from './headers.ts'

/** Where the site is on its server. */
export interface HostSettings {
  /** The site’s address for Caddy: its host name. */
  address: string
  /** The folder of the site. */
  root: string
  /** The folder of scripts/deploy/on-server.sh, with the release before. */
  folder: string
  /** The path of the forms, the port of the receiver on the same machine, and the page while it does not run; undefined when the site has none. */
  forms?: { path: string; port: number; down: string }
}

/**
 * Settings for Caddy 2.6 or newer that give the same responses and headers as scripts/serve/server.ts.
 * The directives are in a `route` block, because Caddy would otherwise sort them. Caddy obtains certificates automatically.
 */
export function toCaddy(
  headers: ReturnType<typeof toHeaders>,
  moves: readonly Redirect[],
  { address, root, folder, forms }: HostSettings,
): string {
  const lines = Object.entries({ ...headers.all, ...headers.documents }).map(([name, value]) => `\theader ${name} "${value}"`)
  const hashed = `path ${HASHED_FOLDERS.map((hashed) => `/${hashed}/*`).join(' ')}`
  const texts = Object.entries(CONTENT_TYPES).filter(([, { text }]) => text)
  return `# Written by the build. Edit it in scripts/deploy/.
(headers) {
${lines.join('\n')}
	header Cache-Control "${REVALIDATED}"
	header -Server
}

${address} {
	root * "${root}"
	map {query} {query_string} {
		~(.+) "?\${1}"
		default ""
	}
	route {
${forms ? toProxy(forms) : ''}		import headers

		@refused_method not method GET HEAD
		error @refused_method 405
		# Other spellings of an address, hidden files except for those in /.well-known/, and paths that leave the folder.
		@refused expression \`{http.request.orig_uri}.matches("(?i)^[^?]*(//|/[.]|\\\\\\\\|%00|%2[ef]|%5c)") && !{http.request.orig_uri}.matches("^${WELL_KNOWN}([?]|$)")\`
		error @refused 404
		@hidden path ${REFUSED_ENDINGS.map((ending) => `*.${ending}`).join(' ')} /${HEADERS_FILE} /${REDIRECTS_FILE} /404 /404.html
		error @hidden 404
${moves.map(toMoved).join('')}
		# Each page has one address: without an ending, and without a slash at its end.
		@index path /index.html
		redir @index /{query_string} 308
		@ending path_regexp ending ^(/.+)\\.html$
		route @ending {
			@page file {path}
			redir @page {re.ending.1}{query_string} 308
			error 404
		}
		@slash path_regexp slash ^(/.+)/$
		route @slash {
			@page file {re.slash.1}.html
			redir @page {re.slash.1}{query_string} 308
			error 404
		}

		@hashed ${hashed}
		header @hashed {
			Cache-Control "${IMMUTABLE}"
${Object.keys(headers.documents)
  .map((name) => `\t\t\t-${name}\n`)
  .join('')}		}
		# Pages that were opened before the last deployment ask for its scripts and pictures.
		@earlier {
			${hashed}
			not file {path}
		}
		root @earlier "${folder}/previous/site"
		try_files {path}.html {path}
		# After the page of an address has been found, so that its variants have them too.
${texts.map(([ending, { type }]) => `\t\t@${ending.slice(1)} path *${ending}\n\t\theader @${ending.slice(1)} {\n\t\t\tContent-Type "${type}"\n\t\t\tVary Accept-Encoding\n\t\t\tdefer\n\t\t}`).join('\n')}
		encode gzip
		file_server {
			precompressed br
		}
	}
	handle_errors {
${forms ? toDown(forms) : ''}		import headers
		@missing expression {err.status_code} in [404, 410]
		route @missing {
			header Content-Type "text/html; charset=utf-8"
			rewrite * /404.html
			file_server
		}
		respond "{err.status_code} {err.status_text}" {err.status_code}
	}
}
`
}

/** The rule for a moved or retired page, under each spelling of its address. */
const toMoved = ({ from, to }: Redirect, index: number) => `		@moved${index} path ${from} ${from}/ ${from}.html
		${to ? `redir @moved${index} ${to}{query_string} 301` : `error @moved${index} 410`}
`

/** Sends form messages to the receiver, whose pages have headers of their own. */
const toProxy = ({ path, port }: { path: string; port: number }) => `		@forms path ${path}
		route @forms {
			header Strict-Transport-Security "${HSTS}"
			header -Server
			request_body {
				max_size 2MB
			}
			reverse_proxy 127.0.0.1:${port}
		}

`

/** The page while the receiver does not run. No visitor’s text is in it: the browser goes back to the form, which still has it. */
const toDown = ({ path, down }: { path: string; down: string }) => `		@forms path ${path}
		handle @forms {
			header {
				Cache-Control no-store
				Content-Security-Policy "${PAGE_POLICY}"
				Content-Type "text/html; charset=utf-8"
				Referrer-Policy same-origin
				Strict-Transport-Security "${HSTS}"
				X-Content-Type-Options nosniff
				X-Frame-Options DENY
				-Server
			}
			respond \`${down.replaceAll('`', '&#96;')}\` {err.status_code}
		}
`
