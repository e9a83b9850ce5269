import type { Processor } from 'unified'

/** What GitHub’s Markdown looks for at each letter: an address of mail that begins there. */
const TRIED = 'emailAutolink'

/**
 * Leaves addresses of mail to the finished tree, in which remark-gfm looks for them once more. To try at each letter whether one begins
 * there took a third of the reading of a text. Only addresses that run into others are found otherwise. Throws when nothing tries.
 */
export function remarkMailLater(this: Processor): void {
  const data = this.data()
  let tried = 0
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([letter, constructs]) => {
        const all = [constructs ?? []].flat()
        const kept = all.filter(({ name }) => name !== TRIED)
        tried += all.length - kept.length
        return [letter, kept]
      }),
    ),
  }))
  if (tried === 0) throw new Error(`Nothing of remark-gfm is called ${TRIED} any more: see whether reading has become quicker without us.`)
}
