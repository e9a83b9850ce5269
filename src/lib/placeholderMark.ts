/** What stands before words that only show what goes there. Nobody would write it, and no font of the site has it. */
export const PLACEHOLDER_MARK = '✎'

/** The text of a new file, behind the pencil. */
export const EXAMPLE_TEXT = 'The text stands here: paragraphs with an empty line between them, and headings that begin with ##.'
