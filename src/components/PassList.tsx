import type { Entry } from '../content/collections.ts'
import { Badge } from '../ui/Badge.tsx'
import { Price } from '../ui/Price.tsx'
import { TextList } from './TextList.tsx'

/** Festival passes with their prices and benefits. */
export function PassList({ passes }: Pick<Entry<'festival'>, 'passes'>) {
  return (
    <ul className="grid-3 passes">
      {passes.map((pass) => (
        <li key={pass.name} className="pass">
          <div className="pass-head">
            <h3>{pass.name}</h3>
            {pass.mark ? <Badge>{pass.mark}</Badge> : null}
          </div>
          <p className="pass-price">
            <Price amounts={[pass.price]} />
          </p>
          <TextList items={pass.includes} />
        </li>
      ))}
    </ul>
  )
}
