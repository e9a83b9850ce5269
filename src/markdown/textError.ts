/** A problem in a Markdown text. */
export interface TextError {
  line: number
  /** The text as written, for finding it in the file. */
  excerpt: string
  message: string
  example?: string
}
