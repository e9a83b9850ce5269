/** Replaces `{tokens}` by their values: fillTokens('for the {program}', { program: 'Bootcamp' }). Leaves unknown tokens unchanged. */
export const fillTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([\w.]+)\}/g, (token, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? token) : token))
