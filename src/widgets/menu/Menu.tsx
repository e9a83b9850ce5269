import { WORDS } from '../../lib/words.ts'
import { Icon } from '../../ui/Icon.tsx'

/**
 * The main navigation. On small screens a button opens it as a popover; on wide screens, and in browsers without popovers, it is a row of
 * links.
 */
export const Menu = ({ links }: { links: readonly { text: string; href: string; current?: 'page' | 'true' | undefined }[] }) => (
  <nav className="menu" aria-label={WORDS.frame.mainNavigation}>
    <button className="menu-button" type="button" popoverTarget="menu-links" data-part="menu-button">
      <span className="menu-when-closed">
        <Icon name="menu" />
        {WORDS.frame.openMenu}
      </span>{' '}
      <span className="menu-when-open">
        <Icon name="close" />
        {WORDS.frame.closeMenu}
      </span>
    </button>
    <div className="menu-links" id="menu-links" popover="auto" data-part="menu-links">
      <ul className="nav-list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
)
