/** What can be acted on or looked at, and says nothing but what kind of thing it is. */
const NAMELESS = /^(?:link|button|image|img|textbox|searchbox|combobox|radio|checkbox|tab|dialog|heading(?:, level \d)?)$/

/** Whether a line of a transcript says of something only what kind of thing it is. */
export const isNameless = (line: string): boolean => NAMELESS.test(line)
