import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'

/** `strong` for the main action of a section, `quiet` for the others. */
export type ButtonLook = 'strong' | 'quiet'

/** The classes for a button’s look, for links and buttons. */
export const buttonClass = (look: ButtonLook = 'strong'): string => (look === 'quiet' ? 'button button-quiet' : 'button')

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: ButtonLook
  /** Accessible name where the text alone does not tell links apart. It begins with the text (WCAG 2.5.3). */
  describe?: string
  /** Opens another site in a new tab. `host` also names the site, for payments, tickets and forms. */
  external?: boolean | 'host'
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, look, describe, external = false }: ButtonLinkProps) {
  const classes = buttonClass(look)
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

/** A row of links as buttons: the first is the main one. */
export function ButtonLinks({ links }: { links: readonly { text: string; href: string }[] }) {
  return (
    <div className="actions">
      {links.map((link, index) => (
        <ButtonLink key={link.href} href={link.href} look={index === 0 ? 'strong' : 'quiet'}>
          {link.text}
        </ButtonLink>
      ))}
    </div>
  )
}

/** A link to a page that tells more. */
export const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="more" href={href}>
    {children}
  </a>
)
