import type { ReactNode } from 'react'
import type { Entry } from '../content/collections.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Picture } from '../ui/Picture.tsx'

/** Partners with their logos and, with `words`, what they do. */
export function PartnerList({ partners, words }: { partners: readonly Entry<'partners'>[]; words?: (text: string) => ReactNode }) {
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
