/** Puts values in place of their `{names}`: fillTokens('for the {program}', { program: 'Bootcamp' }). Unknown names stay as they are. */
export const fillTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => values[name] ?? token)
