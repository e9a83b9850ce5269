/** Replaces `{tokens}` by their values: fillTokens('for the {program}', { program: 'Bootcamp' }). Leaves unknown tokens unchanged. */
export const fillTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token)
