import type { Site } from '../content/site.ts'
import type { Surface } from '../lib/theme.ts'
import { Section } from '../ui/Section.tsx'
import { ShareLinks } from '../widgets/share/ShareLinks.tsx'

interface ShareSectionProps {
  site: Site
  /** The page’s address on this site, and its title. */
  path: string
  title: string
  surface?: Surface
}

/** Where a page is handed on to somebody: most are sent by WhatsApp. */
export function ShareSection({ site: { company, messages }, path, title, surface }: ShareSectionProps) {
  return (
    <Section heading="Tell somebody: share this page" id="share" beside surface={surface}>
      <ShareLinks url={company.url + path} title={title} copied={messages.toasts.linkCopied} refused={messages.toasts.linkNotCopied} />
    </Section>
  )
}
