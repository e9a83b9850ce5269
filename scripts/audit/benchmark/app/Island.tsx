import type { ReactNode } from 'react'
import { type IslandComponent, type IslandContext, IslandFrame } from '../../../../src/islands/frame.tsx'

interface IslandProps<Props extends object> {
  id: string
  component: IslandComponent<Props>
  props: Props
  slots: Readonly<Record<string, ReactNode>>
}

/** Stands for src/islands/Island.tsx: the same component within the page's own tree, its long content as React elements. */
export function Island<Props extends object>({ id, component, props, slots }: IslandProps<Props>) {
  const context = { ...props, id, slots: slots as unknown as IslandContext['slots'] }
  return (
    <div>
      <IslandFrame component={component} props={context} />
    </div>
  )
}
