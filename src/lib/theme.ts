/** The site area that a page or section belongs to. It decides the motif of the selvedge, the woven band along an edge. */
export type SiteArea = 'home' | 'productions' | 'academy' | 'festival' | 'news'

/** The background of a section, which also sets its colours. */
export type Surface = 'chalk' | 'sand' | 'indigo' | 'night' | 'leaf' | 'clay'
