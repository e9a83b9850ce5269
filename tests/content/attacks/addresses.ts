import type { Attack } from './attack.ts'

/** Addresses in Markdown that run code, hide their target, or imitate another host. */
export const IN_LINKS: readonly Attack[] = [
  ['a javascript: URL', '[x](javascript:alert(1))'],
  ['a javascript: URL with an entity', '[x](java&#115;cript:alert(1))'],
  ['a javascript: URL with a tab', '[x](java&Tab;script:alert(1))'],
  ['a javascript: URL after a control character', '[x](&#1;javascript:alert(1))'],
  ['a javascript: URL in a reference link', '[x][y]\n\n[y]: javascript:alert(1)'],
  ['a javascript: URL as an autolink', '<javascript:alert(1)>'],
  ['a data: URL', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a protocol-relative URL', '[x](//evil.example)'],
  ['a protocol-relative URL with backslashes', '[x](/\\\\evil.example)'],
  ['a path with dot segments', '[x](/about/../../secret)'],
  ['a path with percent-encoded dots', '[x](/about/%2e%2e/secret)'],
  ['a user name before the host', '[x](https://tickets.example@evil.example/)'],
  ['a host with one Cyrillic letter', '[x](https://t\u0456ckets.example/)'],
  ['a host with an ideographic full stop', '[x](https://evil\u3002example/)'],
  ['a host with a fraction slash', '[x](https://tickets.example\u2044.evil.example/)'],
  ['a host in Punycode', '[x](https://xn--80ak6aa92e.com/)'],
  ['a host with percent encoding', '[x](https://%65vil.example/)'],
  ['a host that is one number', '[x](https://2130706433/)'],
  ['an IPv4 address', '[x](https://127.0.0.1/admin)'],
  ['localhost', '[x](https://localhost/)'],
  ['a direction override in a URL', '[x](https://evil.example/&#8238;gpj)'],
  ['an email address with a homograph host', '[x](mailto:hello@t\u0456ckets.example)'],
  ['a mailto: URL with two recipients', '[x](mailto:a@b.example,c@evil.example)'],
  ['a tel: URL that resets a phone', '[x](tel:*2767*3855#)'],
  ['a javascript: URL in the query of another host', '[x](https://a.example/?next=javascript:alert%281%29)', 'harmless'],
  ['a javascript: URL as a fragment', '[x](#javascript:alert%281%29)', 'harmless'],
  ['a link whose text names another host', '[https://tickets.example](https://evil.example/)'],
]

/** Such addresses in fields that hold one address. */
export const AS_LINKS: readonly Attack[] = [
  ['a javascript: URL in a field', 'javascript:alert(1)'],
  ['a user name before the host in a field', 'https://press.example@evil.example/'],
  ['a homograph host in a field', 'https://pr\u0435ss.example/'],
  ['a URL with backslashes in a field', 'https:\\\\evil.example'],
  ['a direction override in a field', 'https://evil.example/\u202egpj'],
  ['the end of an attribute in a field', 'https://press.example/"onmouseover="alert(1)', 'harmless'],
]

/** The company’s own address, which every page shows. */
export const AS_EMAILS: readonly Attack[] = [
  ['a host in Punycode in the company’s email', 'hello@xn--80ak6aa92e.com'],
  ['a tag in the company’s email', '"<script>"@tickets.example'],
  ['a second mail header in the company’s email', 'a@b.example?bcc=c@evil.example'],
]
