import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'

/** `strong` for the one main action of a place, `quiet` for the others. */
export type ButtonLook = 'strong' | 'quiet'

/** The classes of a button’s look, for links and buttons alike. */
export const buttonClass = (look: ButtonLook = 'strong', className?: string): string =>
  clsx('button', look === 'quiet' && 'button-quiet', className)

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: ButtonLook
  /** A fuller name where the words alone do not tell links apart. It begins with the words that are seen. */
  describe?: string
  /** Opens a new tab at another site. `host` names the site as well: for payments, tickets and forms. */
  external?: boolean | 'host'
  className?: string
}

/** A link that looks like a button. It is still a link: it leads somewhere. */
export function ButtonLink({ href, children, look, describe, external = false, className }: ButtonLinkProps) {
  const classes = buttonClass(look, className)
  if (external)
    return (
      <ExternalLink href={href} describe={describe} nameHost={external === 'host'} className={classes}>
        {children}
      </ExternalLink>
    )
  return (
    <a className={classes} href={href} aria-label={describe}>
      {children}
    </a>
  )
}
