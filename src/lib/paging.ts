/** The number of items on the first page of a list, which shows pictures. */
export const FIRST_PAGE_SIZE = 12

/** The number of items on each of the other pages of a list. */
const LATER_PAGE_SIZE = 24

/**
 * Splits a list, newest first, into the items of its first page and the pages of older items. Pages are numbered from the oldest, so a full
 * page never changes when an item is added.
 */
export function paginate<Item>(
  items: readonly Item[],
  perPage = LATER_PAGE_SIZE,
): { first: readonly Item[]; earlier: readonly (readonly Item[])[] } {
  const count = Math.max(0, Math.floor((items.length - FIRST_PAGE_SIZE) / perPage))
  const first = items.slice(0, items.length - count * perPage)
  const earlier = Array.from({ length: count }, (_, index) => {
    const start = items.length - (index + 1) * perPage
    return items.slice(start, start + perPage)
  })
  return { first, earlier }
}

/** The address of a page of older items, numbered from the oldest. */
export const listPagePath = (list: string, number: number): string => `${list}/page/${number}`
