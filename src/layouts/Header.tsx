import type { Company } from '../content/schemas/company.ts'
import { toAriaCurrent } from '../lib/ariaCurrent.ts'
import { WORDS } from '../lib/words.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { Menu } from '../widgets/menu/Menu.tsx'

/** The header of every page: the skip links, the name, and the main navigation with the current page marked. */
export function Header({ company, path }: { company: Company; path?: string }) {
  const links = company.navigation.map((link) => ({ ...link, current: toAriaCurrent(link.href, path) }))
  return (
    <header className="header" data-header="">
      {/* First in the Tab order. The second leads to the quick links, which only the footer has. */}
      <a className="skip-link" href="#content">
        {WORDS.frame.skipToContent}
      </a>{' '}
      <a className="skip-link" href="#quick-links">
        {WORDS.frame.skipToLinks}
      </a>
      <div className="wrap">
        <Wordmark name={company.name} />
        <Menu links={links} />
      </div>
    </header>
  )
}
