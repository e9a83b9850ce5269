import type { ReactNode } from 'react'
import type { Entry } from '../content/collections.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Picture } from '../ui/Picture.tsx'

interface PersonCardProps {
  name: string
  role: string
  portrait: PictureData
  social?: Entry<'people'>['social']
  /** The portrait’s `sizes`, where cards are not five in a row (two on phones). */
  sizes?: string
  children?: ReactNode
}

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['twitter', 'X/Twitter'],
  ['linkedin', 'LinkedIn'],
] as const

/** A person’s portrait, name, role and text. */
export function PersonCard({ name, role, portrait, social, sizes = '(min-width: 64em) 17vw, 42vw', children }: PersonCardProps) {
  const profiles = NETWORKS.flatMap(([key, network]) => (social?.[key] ? [{ network, url: social[key] }] : []))
  return (
    <div className="card person">
      <Picture picture={portrait} className="card-picture" sizes={sizes} />
      <div className="person-words">
        <h3>{name}</h3>
        <p>{role}</p>
        {children}
        {profiles.length > 0 ? (
          <ul className="actions">
            {profiles.map(({ network, url }) => (
              <li key={network}>
                <ExternalLink href={url} describe={`${network}: ${name}`} className="more">
                  {network}
                </ExternalLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
