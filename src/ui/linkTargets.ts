import { createContext, useContext } from 'react'

/** The ids on this page to which texts of any page link (src/model/linkTargets.ts). The layout sets them. */
export const LinkTargets = createContext<ReadonlySet<string>>(new Set())

/**
 * The attributes of a heading with an id. It can be focused if a link leads to it, so that screen readers go on reading there. The others
 * cannot, because screen readers would announce them as clickable. `isLinkTarget` is for links of templates, which no text contains.
 */
export function useHeadingProps(id: string, isLinkTarget = false) {
  const linkedFromTexts = useContext(LinkTargets)
  return { id, tabIndex: isLinkTarget || linkedFromTexts.has(id) ? -1 : undefined }
}
