import type { Crumb } from '../lib/crumb.ts'

/** Breadcrumbs: links to the pages above this one in the hierarchy, then its own name. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="kicker">
      <ol>
        {crumbs.map((crumb, index) =>
          index === crumbs.length - 1 ? (
            <li key={crumb.path} aria-current="page" lang={crumb.lang}>
              {crumb.name}
            </li>
          ) : (
            <li key={crumb.path}>
              <a href={crumb.path}>{crumb.name}</a> <span aria-hidden="true">/</span>{' '}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
