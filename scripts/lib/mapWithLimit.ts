/**
 * Maps items with limited concurrency; `place`, from 0 to `atOnce` - 1, is that of no other item at the time. Results are in the order of the
 * items. Throws the first error.
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const worker = async (place: number) => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index] as Item, place)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, (_, place) => worker(place)))
  return results
}
