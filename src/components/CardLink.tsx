/** The title of a card: a link that covers the whole card, if it leads to a page. */
export function CardLink({ href, title }: { href: string | undefined; title: string }) {
  if (!href) return title
  return (
    <a className="card-cover" href={href}>
      {title}
    </a>
  )
}
