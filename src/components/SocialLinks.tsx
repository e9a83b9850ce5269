import type { Company } from '../content/schemas/company.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'

interface SocialLinksProps {
  company: Company
  /** The networks to show; all of them by default. */
  networks?: readonly Company['social'][number]['network'][]
}

/** Links to the company’s profiles. */
export function SocialLinks({ company, networks }: SocialLinksProps) {
  return (
    <ul className="social-links" aria-label="Social media">
      {company.social
        .filter((profile) => networks === undefined || networks.includes(profile.network))
        .map((profile) => (
          <li key={profile.network}>
            <ExternalLink href={profile.url}>{profile.network}</ExternalLink>
          </li>
        ))}
    </ul>
  )
}
