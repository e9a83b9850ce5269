import type { Site } from '../content/site.ts'
import type { Surface } from '../lib/theme.ts'
import { Section } from '../ui/Section.tsx'
import { ShareLinks } from '../widgets/share/ShareLinks.tsx'

/** The section for sharing the page. WhatsApp comes first, because most visitors use it. */
export function ShareSection({
  site: { company, messages },
  path,
  title,
  surface,
}: {
  site: Site
  path: string
  title: string
  surface?: Surface
}) {
  return (
    <Section heading="Tell somebody: share this page" id="share" beside surface={surface}>
      <ShareLinks url={company.url + path} title={title} copied={messages.toasts.linkCopied} refused={messages.toasts.linkNotCopied} />
    </Section>
  )
}
