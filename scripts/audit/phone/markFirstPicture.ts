/**
 * Marks the picture that a page requests first, its largest above the fold, with elementtiming (https://wicg.github.io/element-timing/).
 * LCP itself may choose a slightly larger block of text, and then reports no picture.
 */
export const markFirst = (html: string): string => html.replace(/<img(?=[^>]* fetchpriority="high")/i, '$& elementtiming="first-picture"')
