import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { hasPassed } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { Actions } from './Actions.tsx'
import { Icon } from './Icon.tsx'

/** `strong` for the main action of a section, `quiet` for the others. */
export type ButtonLook = 'strong' | 'quiet'

/** The classes for a button’s look, for links and buttons. */
export const buttonClass = (look: ButtonLook = 'strong'): string => (look === 'quiet' ? 'button button-quiet' : 'button')

/** `strong` until a day, then `quiet`: the specification keeps the button, but there is nothing left to do. */
export const lookUntil = (day: string | undefined): ButtonLook => (day && hasPassed(day) ? 'quiet' : 'strong')

interface ExternalLinkProps {
  href: string
  text: ReactNode
  /** Accessible name where the text alone does not distinguish links. It begins with the text (WCAG 2.5.3). */
  describe?: string | undefined
  /** Whether the accessible name also says whose site it is, for payments, tickets and forms. */
  nameHost?: boolean
  className?: string
}

/** A link to another site. Opens a new tab and says so in its name and with an icon. */
export function ExternalLink({ href, text, describe, nameHost = false, className }: ExternalLinkProps) {
  const notice = nameHost ? WORDS.frame.opensHostInNewTab(new URL(href).host) : WORDS.frame.opensNewTab
  return (
    <a
      className={clsx('external-link', className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={describe ? `${describe} ${notice}` : undefined}
    >
      {text}
      {describe ? null : <span className="visually-hidden">{`\u00a0${notice}`}</span>}
      <Icon name="external" />
    </a>
  )
}

interface ButtonLinkProps extends Omit<ExternalLinkProps, 'nameHost' | 'className'> {
  look?: ButtonLook
  /** Opens another site in a new tab and names it, for payments, tickets and forms. */
  external?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ look, external = false, ...link }: ButtonLinkProps) {
  if (external) return <ExternalLink {...link} nameHost className={buttonClass(look)} />
  return (
    <a className={buttonClass(look)} href={link.href} aria-label={link.describe}>
      {link.text}
    </a>
  )
}

/** A row of links as buttons: the first is the main one. */
export const ButtonLinks = ({ links }: { links: readonly { text: string; href: string }[] }) => (
  <Actions>
    {links.map((link, index) => (
      <ButtonLink key={link.href} {...link} look={index === 0 ? 'strong' : 'quiet'} />
    ))}
  </Actions>
)

/** A link to a page with details, or to a file. */
export const MoreLink = ({ text, ...link }: { text: ReactNode } & Omit<ComponentProps<'a'>, 'className' | 'children'>) => (
  <a className="more" {...link}>
    {text}
  </a>
)
