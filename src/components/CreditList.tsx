/** Credits as a description list: role and names. */
export function CreditList({ heading, credits }: { heading: string; credits: readonly { role: string; name: string }[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <dl className="credits">
        {credits.map((credit) => (
          <div key={credit.role + credit.name}>
            <dt>{credit.role}</dt>
            <dd>{credit.name}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
