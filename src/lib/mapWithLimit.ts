/**
 * Maps items with limited concurrency. `place` is the number of the worker, from 0 to `atOnce` - 1: no other item has it at the same time.
 * Results are in the order of the items. Throws the first error.
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
