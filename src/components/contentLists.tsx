import type { ReactNode } from 'react'
import type { Entry } from '../content/kinds.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Badge } from '../ui/Badge.tsx'
import { List, TextList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'

/** Credits as a description list: role and names. */
export const CreditList = ({ heading, credits }: { heading: string; credits: readonly { role: string; name: string }[] }) => (
  <div>
    <h3>{heading}</h3>
    <dl className="credits">
      {credits.map(({ role, name }) => (
        <div key={role + name}>
          <dt>{role}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Partners with their logos and, with `renderDescription`, what they do. */
export const PartnerList = ({
  partners,
  renderDescription,
}: {
  partners: readonly Entry<'partners'>[]
  renderDescription?: (text: string) => ReactNode
}) => (
  <List of={partners} className="grid-4" itemClass="card">
    {({ name, logo, kind, description }) => (
      <>
        <Picture picture={logo} sizes={SIZES_IN_ROW.four} />
        {renderDescription ? (
          <>
            <h3>{name}</h3>
            <p className="meta">{kind}</p>
            <p>{renderDescription(description)}</p>
          </>
        ) : (
          <p>
            <strong>{name}</strong>
          </p>
        )}
      </>
    )}
  </List>
)

/** Festival passes with their prices and benefits. */
export const PassList = ({ passes }: Pick<Entry<'festival'>, 'passes'>) => (
  <List of={passes} className="grid-3" itemClass="pass">
    {({ name, mark, price, includes }) => (
      <>
        <div className="pass-head">
          <h3>{name}</h3>
          {mark ? <Badge>{mark}</Badge> : null}
        </div>
        <p className="pass-price">
          <Price amounts={[price]} />
        </p>
        <TextList items={includes} />
      </>
    )}
  </List>
)
