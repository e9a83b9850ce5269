/** Stands in the browser for what src/content/site.ts has for pages: content comes from the loader there. */
export function getEntry(site: Readonly<Record<string, readonly { id: string }[]>>, name: string, id: string) {
  const entry = site[name]?.find((candidate) => candidate?.id === id)
  if (!entry) throw new Error(`There is no “${id}” among ${name}`)
  return entry
}

/** In the browser nobody asks for all of it. */
export function getSite(): never {
  throw new Error('Content is read while building.')
}
