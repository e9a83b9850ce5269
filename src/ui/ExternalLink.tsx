import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  /** Accessible name where the text alone does not tell links apart. It begins with the text (WCAG 2.5.3). */
  describe?: string
  /** Whether the accessible name also says whose site it is, for payments, tickets and forms. */
  nameHost?: boolean
  className?: string
}

/** A link to another site. Opens a new tab and says so in its name and with an icon. */
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
