/** So many stand on the first page with their pictures. */
export const MOST_CARDS = 12

/** So many stand on each page of earlier ones. */
const PER_PAGE = 24

/**
 * Splits a list, newest first, into what its first page shows and the pages of what is older. These are numbered from the oldest, so a
 * page that is full stays as it is when something is added to the list.
 */
export function paginate<Item>(items: readonly Item[]): { first: readonly Item[]; earlier: readonly (readonly Item[])[] } {
  const count = Math.max(0, Math.floor((items.length - MOST_CARDS) / PER_PAGE))
  const first = items.slice(0, items.length - count * PER_PAGE)
  const earlier = Array.from({ length: count }, (_, index) => {
    const start = items.length - (index + 1) * PER_PAGE
    return items.slice(start, start + PER_PAGE)
  })
  return { first, earlier }
}

/** The address of a page of earlier news, counted from the oldest. */
export const earlierNewsPath = (number: number): string => `/news/page/${number}`
