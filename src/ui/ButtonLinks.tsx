import { ButtonLink } from './Button.tsx'

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
