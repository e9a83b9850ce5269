/** One link of the breadcrumbs. */
export interface Crumb {
  name: string
  path: string
  /** The language of the name, when it differs from the site’s. */
  lang?: 'yo' | undefined
}
