import { formatNaira } from '../lib/money.ts'
import { Badge } from '../ui/Badge.tsx'
import { Priced } from '../ui/Priced.tsx'

interface Pass {
  name: string
  price: number
  mark?: string
  includes: readonly string[]
}

/** Festival passes with their prices and what they give. */
export function PassList({ passes }: { passes: readonly Pass[] }) {
  return (
    <ul className="grid-3 passes">
      {passes.map((pass) => (
        <li key={pass.name} className="pass">
          <div className="pass-head">
            <h3>{pass.name}</h3>
            {pass.mark ? <Badge>{pass.mark}</Badge> : null}
          </div>
          <p className="pass-price">
            <Priced>{formatNaira(pass.price)}</Priced>
          </p>
          <ul className="marked-list">
            {pass.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
