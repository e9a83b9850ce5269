import { Badge } from '../ui/Badge.tsx'
import { Price } from '../ui/Price.tsx'

interface Pass {
  name: string
  price: number
  mark?: string
  includes: readonly string[]
}

/** Festival passes with their prices and benefits. */
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
            <Price amounts={[pass.price]} />
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
