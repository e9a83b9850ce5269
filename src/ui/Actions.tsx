import { Children, type ReactNode } from 'react'

/** Parts beside one another, with a space between them, since text browsers would show two links as one word. */
export const Spaced = ({ children }: { children: ReactNode }): ReactNode =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]))

/** A row of buttons and links. */
export const Actions = ({ as: Row = 'div', children }: { as?: 'div' | 'p'; children: ReactNode }) => (
  <Row className="actions">
    <Spaced>{children}</Spaced>
  </Row>
)
