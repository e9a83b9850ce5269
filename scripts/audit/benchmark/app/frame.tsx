import type { ReactNode } from 'react'

// Stands for src/islands/frame.tsx: all of it, but slots hold React elements.
export { IslandFrame } from '../../../../src/islands/frame.tsx'

/** Props of an element whose content is a slot. */
export const slotProps = (slots: Readonly<Record<string, ReactNode>>, name: string) => ({ 'data-slot': name, children: slots[name] })
