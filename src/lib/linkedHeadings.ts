/**
 * The ids of section headings to which links lead, from any page. These headings can be focused, so that screen readers go on reading there.
 * The others cannot: screen readers would announce them as clickable. A test compares the list with the links of the built site.
 */
export const LINKED_HEADINGS: ReadonlySet<string> = new Set(['before-you-come', 'calendars', 'days', 'next', 'open-roles', 'passes'])
