/** A problem in a Markdown text. */
export interface TextError {
  line: number
  message: string
  example?: string
}
