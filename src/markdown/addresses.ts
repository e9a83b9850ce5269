/** Whether a link in content may lead there: a page, a fragment, https, mail or phone. All else is refused, so nothing can hide. */
export function isSafeAddress(address: string): boolean {
  // Browsers read a backslash as a slash and drop control characters, so neither may stand in an address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
  if (/[\\\s\u0000-\u001f\u007f]/.test(address)) return false
  if (/^https:/i.test(address) && !URL.canParse(address)) return false
  return /^(https:\/\/[^/]|mailto:[^@]+@[^@]+\.[^@]+$|tel:\+?\d[\d-]+$|\/(?!\/)|#[^#]*$)/i.test(address)
}

/** Whether an address is a page of this site, with or without a fragment. */
export const isInternal = (address: string): boolean => /^\/(?!\/)/.test(address)
