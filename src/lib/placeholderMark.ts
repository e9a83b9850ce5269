/** Marks placeholder text in a new file. Nobody would type this character, and no font of the site has it. */
export const PLACEHOLDER_MARK = '✎'

/** Makes the text of a new file’s field: the mark, then the placeholder. */
export const EXAMPLE_TEXT = 'The text stands here: paragraphs with an empty line between them, and headings that begin with ##.'
