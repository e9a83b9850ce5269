/**
 * An attack: a description, the file that an editor would send, and `harmless` if it may pass without any effect. Others must be refused. Large
 * files are generated on demand.
 */
export type Attack = readonly [what: string, sent: string | (() => string | Uint8Array | Promise<Uint8Array>), must?: 'harmless']

/** The article that attacks are written into. */
export const ARTICLE = 'content/news/fest-2025.md'
