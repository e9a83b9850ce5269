/** Work for tests/lib/parallel.long.test.ts: doubles a number, slower for small ones, and says which process did it. */
export async function double({ number }: { number: number }): Promise<{ doubled: number; by: number }> {
  await new Promise((resolve) => setTimeout(resolve, number < 8 ? 500 : 1))
  if (number < 0) throw new Error(`There is nothing to double in ${number}.`)
  return { doubled: number * 2, by: process.pid }
}
