/** So many stand on the first page of a list with their pictures. */
export const MOST_CARDS = 12

/** So many stand on each further page of a list. */
const PER_PAGE = 24

/**
 * Splits a list, newest first, into what its first page shows and the pages of what is older. These are numbered from the oldest, so a
 * page that is full stays as it is when something is added to the beginning of the list.
 */
export function paginate<Item>(
  items: readonly Item[],
  perPage = PER_PAGE,
): { first: readonly Item[]; earlier: readonly (readonly Item[])[] } {
  const count = Math.max(0, Math.floor((items.length - MOST_CARDS) / perPage))
  const first = items.slice(0, items.length - count * perPage)
  const earlier = Array.from({ length: count }, (_, index) => {
    const start = items.length - (index + 1) * perPage
    return items.slice(start, start + perPage)
  })
  return { first, earlier }
}

/** The address of a further page of a list, counted from the oldest. */
export const listPagePath = (list: string, number: number): string => `${list}/page/${number}`
