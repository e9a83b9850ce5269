/** One step of the way to a page. */
export interface Crumb {
  name: string
  path: string
  /** The language of the name, when it is not the site’s. */
  lang?: 'yo' | undefined
}
