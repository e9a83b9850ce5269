import type { ReactNode } from 'react'
import { Island } from '../island/Island.tsx'
import { PanelShadow } from '../island/PanelShadow.tsx'
import { Disclosures, headerSlot, summarySlot } from './disclosures.client.tsx'

interface DisclosureContent {
  /** The answer’s id, which is also the URL fragment of links to it: answer-3. Unique on the page. */
  id: string
  /** The heading, which is the button: a question, a role’s title. Phrasing content without links. */
  header: ReactNode
  /** Always shown under the heading: a role’s summary and badges. No links or buttons, since the whole head is one target. */
  summary?: ReactNode
  body: ReactNode
}

/**
 * An accordion with one item open at a time. Without scripts, it has links to closed parts, which the browser opens. Must not contain
 * another island: Island throws an error.
 */
export function DisclosuresIsland({ id, items }: { id: string; items: readonly DisclosureContent[] }) {
  const slots: Record<string, ReactNode> = {}
  for (const item of items) {
    slots[headerSlot(item.id)] = item.header
    if (item.summary) slots[summarySlot(item.id)] = item.summary
    slots[item.id] = (
      <>
        <PanelShadow />
        {/* Inside the body, so that a browser that follows a link to the answer opens it. */}
        <div className="disclosure-answer" id={item.id}>
          {item.body}
        </div>
      </>
    )
  }
  return <Island name="disclosures" id={id} component={Disclosures} props={{}} slots={slots} />
}
