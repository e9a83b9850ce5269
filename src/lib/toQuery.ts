/**
 * A URL’s query, with only those characters encoded that it cannot contain: colons and commas of texts stay, so that they compress with the
 * page's own. Spaces are %20, since Outlook and WhatsApp show a plus as it is.
 */
export const toQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURI(value).replace(/[&#+]/g, encodeURIComponent)}`)
    .join('&')
