/** The words of one paragraph of prose without its marks: *emphasis*, [links](/about) and :yo[àṣà]. */
export const plainWords = (prose: string): string =>
  prose
    .replace(/:yo\[([^\]]*)\]|\[([^\]]*)\]\([^)]*\)|[*_]+/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
