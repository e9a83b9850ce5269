/** A job for tests/lib/parallel.long.test.ts: doubles a number, more slowly for small ones, and returns the process id. */
export async function double({ number }: { number: number }): Promise<{ doubled: number; by: number }> {
  await new Promise((resolve) => setTimeout(resolve, number < 8 ? 500 : 1))
  if (number < 0) throw new Error(`There is nothing to double in ${number}.`)
  return { doubled: number * 2, by: process.pid }
}
