import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  /** A fuller name where the words alone do not tell links apart. It begins with the words that are seen. */
  describe?: string
  /** Whether the name says whose site it is: for payments, tickets and forms. */
  nameHost?: boolean
  className?: string
}

/** A link to another site. It opens a new tab, and says so in its name and by an icon. */
export function ExternalLink({ href, children, describe, nameHost = false, className }: ExternalLinkProps) {
  const notice = nameHost ? `(${new URL(href).host}, opens in a new tab)` : '(opens in a new tab)'
  return (
    <a
      className={clsx('external-link', className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={describe ? `${describe} ${notice}` : undefined}
    >
      {children}
      {describe ? null : <VisuallyHidden>{`\u00a0${notice}`}</VisuallyHidden>}
      <Icon name="external" />
    </a>
  )
}
