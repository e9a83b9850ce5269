/** The part of the house a page belongs to. It decides the motif of the selvedge: wayfinding before a word is read. */
export type SiteArea = 'home' | 'productions' | 'academy' | 'festival' | 'news'

/** The ground a section lies on. */
export type Surface = 'chalk' | 'sand' | 'indigo' | 'night' | 'leaf' | 'clay'
