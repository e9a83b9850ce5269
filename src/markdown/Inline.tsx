import type { ReactElement } from 'react'
import { Memory } from '../lib/memory.ts'
import { renderInline } from './render.ts'

/** A sentence with emphasis and links, without a paragraph around it: for a prose field. */
export function Inline({ text }: { text: string }) {
  return rendered.recall(text, () => renderInline(text))
}

const rendered = new Memory<ReactElement>()
