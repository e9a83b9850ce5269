const PRODUCTIONS = [
  ...['red-freedom-road', 'the-engagement', 'wizard-of-law', 'lion-and-jewel'],
  ...['sankara', 'oh-obedeki', 'in-the-continuum', 'daughters-of-dance'],
]
const ACADEMY = [
  ...['storytelling-intensive', 'film-production-masterclass', 'youth-theatre-workshop'],
  ...['young-creatives-bootcamp', 'young-creatives-bootcamp/courses', 'young-creatives-bootcamp/faculty'],
  ...['young-creatives-bootcamp/scholarships', 'young-creative-workshop'],
]

/** The route table of the specification, section 2. */
export const ROUTES: readonly string[] = [
  ...['/', '/about', '/tickets', '/careers', '/get-involved', '/contact'],
  ...['/productions', ...PRODUCTIONS.map((id) => `/productions/${id}`)],
  ...['/academy', ...ACADEMY.map((id) => `/academy/${id}`)],
  ...['/festival', '/news', '/news/alliance-francaise-partnership'],
]
