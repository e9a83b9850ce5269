import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DisclosuresIsland } from '../../src/widgets/disclosures/DisclosuresIsland.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'

/** A component that uses useId, as a field with its label does. */
function Field({ label }: { label: string }) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  )
}

export const days = (
  <TabsIsland
    id="days"
    label="Festival days"
    tabs={['one', 'two', 'three'].map((day) => ({
      id: `day-${day}`,
      name: `Day ${day}`,
      body: (
        <>
          <p id={`within-${day}`}>What happens on day {day}</p>
          <Field label={`Note on day ${day}`} />
        </>
      ),
    }))}
  />
)

export const answers = (count: number, id = 'faq') => (
  <DisclosuresIsland
    id={id}
    items={Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index + 1}`,
      header: `Question ${index + 1}`,
      summary: index === 1 ? <p>In short</p> : undefined,
      body: <Field label={`Answer ${index + 1}`} />,
    }))}
  />
)

/** A page as built: with the attributes that React cannot render and finishPage adds. */
export const toPage = (...parts: React.ReactNode[]) =>
  renderToStaticMarkup(
    <main data-error-title="Unexpected Application Error!">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index}>{part}</div>
      ))}
    </main>,
  ).replaceAll('hidden="" data-until-found=""', 'hidden="until-found"')
