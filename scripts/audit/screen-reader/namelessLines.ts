/** Roles of controls and pictures that need an accessible name. */
const NAMELESS = /^(?:link|button|image|img|textbox|searchbox|combobox|radio|checkbox|tab|dialog|heading(?:, level \d)?)$/

/** Whether a line of a transcript has a role but no name. */
export const isNameless = (line: string): boolean => NAMELESS.test(line)
