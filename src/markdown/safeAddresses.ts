import { domainToUnicode } from 'node:url'

/** Whether a link in content is allowed: a page, a fragment, https, mailto or tel. All others are refused, such as `javascript:`. */
export function isSafeAddress(address: string): boolean {
  // Browsers read a backslash as a slash and drop control characters, so an address may contain neither.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters.
  if (/[\\\s\u0000-\u001f\u007f]/.test(address)) return false
  if (/^https:/i.test(address) && !URL.canParse(address)) return false
  if (explainHost(address) !== undefined) return false
  return /^(https:\/\/[^/]|mailto:[^@]+@[^@]+\.[^@]+$|tel:\+?\d[\d-]+$|\/(?!\/)|#[^#]*$)/i.test(address)
}

/** Whether an address is a page of this site, with or without a fragment. */
export const isInternal = (address: string): boolean => /^\/(?!\/)/.test(address)

/** Explains why the host of a web or email address could be mistaken for another one; undefined when it could not. */
export function explainHost(address: string): string | undefined {
  const [, host] = /^(?:https:\/\/|mailto:[^@]*@)([^/?#]*)/i.exec(address) ?? []
  if (!host || (host.includes('@') && !/^https:/i.test(address))) return undefined
  if (host.includes('@')) {
    return `Only https:// may precede the host of an address: text before an @ looks like the host. Found “${host.slice(0, 60)}”.`
  }
  const name = host.replace(/:\d*$/, '')
  const foreign = /[^\0-\x7f]/u.exec(name)?.[0]
  if (foreign) {
    return `The host of an address is written with the letters a to z, because others can pass for them. Found “${name.slice(0, 60)}”, where “${foreign}” is none of these.`
  }
  if (/(?:^|\.)xn--/i.test(name)) {
    return `The host “${name.slice(0, 60)}” is shown to readers as “${domainToUnicode(name).slice(0, 60) || 'nothing'}”, which can pass for another. Link to a host in the letters a to z.`
  }
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(name)
    ? undefined
    : `The host of an address is a name with a dot, such as tickets.example, of letters, digits, dots and dashes. Found “${name.slice(0, 60)}”.`
}
