/** Maps items with limited concurrency. Results are in the order of the items. Throws the first error. */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index] as Item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
  return results
}
