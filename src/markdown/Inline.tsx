import type { ReactElement } from 'react'
import { renderInline } from './render.ts'

/** A sentence with emphasis and links, without a paragraph around it: for a prose field. */
export function Inline({ text }: { text: string }) {
  const element = rendered.get(text) ?? renderInline(text)
  rendered.set(text, element)
  return element
}

/** All pages show the same footer, and cards repeat on several: each text is parsed once per build. */
const rendered = new Map<string, ReactElement>()
