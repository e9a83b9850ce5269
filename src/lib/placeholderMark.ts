/** Marks placeholder text in a new file. Nobody types this character, and the site’s fonts lack it. */
export const PLACEHOLDER_MARK = '✎'

/** The text under the front matter of a new file, which its author replaces. */
export const EXAMPLE_TEXT = 'The text stands here: paragraphs with an empty line between them, and headings that begin with ##.'
