import { ButtonLink } from './Button.tsx'

/** Where to go from here, as buttons: the first stands out. */
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
