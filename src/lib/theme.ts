/** The part of the house a page belongs to. It decides the motif of the selvedge: wayfinding before a word is read. */
export type House = 'home' | 'productions' | 'academy' | 'festival' | 'news'

/** The ground a section lies on. */
export type Ground = 'chalk' | 'sand' | 'indigo' | 'night' | 'leaf' | 'clay'
