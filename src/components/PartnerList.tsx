import type { ReactNode } from 'react'
import type { Entry } from '../content/collections.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Picture } from '../ui/Picture.tsx'

interface PartnerListProps {
  partners: readonly Entry<'partners'>[]
  /** Shows what a partner does; without it the list has logos and names only. */
  words?: (text: string) => ReactNode
}

/** Partners with their logos. */
export function PartnerList({ partners, words }: PartnerListProps) {
  return (
    <ul className="grid-4 partners">
      {partners.map((partner) => (
        <li key={partner.id} className="card">
          <Picture picture={partner.logo} sizes={SIZES_IN_ROW.four} />
          {words ? (
            <>
              <h3>{partner.name}</h3>
              <p className="meta">{partner.kind}</p>
              <p>{words(partner.description)}</p>
            </>
          ) : (
            <p>
              <strong>{partner.name}</strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
