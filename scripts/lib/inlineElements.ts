/** Elements within a line of text. All others begin a new line. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del em i ins mark q s small span strong sub sup time u wbr'.split(' '),
)
