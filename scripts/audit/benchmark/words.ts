/** What a page says, without its tags: two pages with the same words are compared fairly. Throws when it has no main part. */
export function toWords(html: string): string {
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? []
  if (main === undefined) throw new Error('The page has no main part.')
  return main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
