import type { ReactElement } from 'react'
import { renderInline } from './render.ts'

/** A sentence with emphasis and links, without a paragraph around it, for a prose field. */
export function Inline({ text }: { text: string }) {
  const element = rendered.get(text) ?? renderInline(text)
  rendered.set(text, element)
  return element
}

/** Caches rendered texts: all pages show the same footer, and cards repeat on several. */
const rendered = new Map<string, ReactElement>()
