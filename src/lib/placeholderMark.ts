/** Marks placeholder text in a new file. Nobody would type this character, and no font of the site has it. */
export const PLACEHOLDER_MARK = '✎'

/** The text under the front matter of a new file, which its author replaces. */
export const EXAMPLE_TEXT = 'The text stands here: paragraphs with an empty line between them, and headings that begin with ##.'
