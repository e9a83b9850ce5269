import { SocialLinks } from '../components/linkLists.tsx'
import { OfficeList } from '../components/Offices.tsx'
import type { Company } from '../content/schemas/company.ts'
import type { Messages } from '../content/schemas/messages.ts'
import { toAriaCurrent } from '../lib/ariaCurrent.ts'
import { formServiceKind, toFormAction } from '../lib/formAction.ts'
import { WORDS } from '../lib/words.ts'
import { toPrivacyTexts } from '../model/privacy.ts'
import { useHeadingProps } from '../ui/linkTargets.ts'
import { FormFailure, NewsletterForm } from '../widgets/form/forms.tsx'
import { SaveDataToggle } from '../widgets/save-data/SaveDataToggle.tsx'
import { Toasts } from '../widgets/toast/Toasts.tsx'

interface FooterProps {
  company: Company
  path?: string
  messages: Messages
  quickLinks?: readonly { text: string; href: string }[] | undefined
}

/**
 * The footer of every page: newsletter, quick links with the current page marked, offices and contact, social profiles, legal links, and
 * the container of toasts.
 */
export function Footer({ company, path, messages, quickLinks = [] }: FooterProps) {
  const { silentService, ...failure } = messages.forms.failure
  if (formServiceKind(company.services.forms) === 'service') failure.silent = silentService
  return (
    <footer className="footer on-indigo area-home">
      <div className="footer-band" />
      <div className="wrap footer-parts">
        <section>
          <h2 {...useHeadingProps('newsletter', true)}>{company.newsletter.title}</h2>
          <p>{company.newsletter.text}</p>
          <NewsletterForm
            email={company.email}
            phone={company.phone}
            whatsapp={company.whatsapp}
            action={toFormAction(company.services.forms)}
            unconnected={messages.forms.unconnected.before}
            privacy={toPrivacyTexts(company, messages).newsletter}
            service={company.services.newsletter}
            placeholder={company.newsletter.placeholder}
            button={company.newsletter.button}
            toast={messages.toasts.newsletter}
            next={messages.forms.newsletter.received}
          />
        </section>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{WORDS.frame.quickLinks}</h2>
          <ul className="footer-links">
            {[...quickLinks, ...company.quickLinks].map((link) => (
              <li key={link.href} className={quickLinks.includes(link) ? 'whole-row' : undefined}>
                <a href={link.href} aria-current={toAriaCurrent(link.href, path)}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 id="find-us">{WORDS.frame.comeAndSeeUs}</h2>
          <OfficeList company={company} />
          <SocialLinks company={company} />
        </section>
      </div>
      <div className="wrap footer-legal">
        {/* On paper, the site that addresses of links belong to (src/styles/print.css). */}
        <p data-site={company.url}>© {company.fullName}</p>
        <SaveDataToggle texts={company.lessData} />
        <ul>
          {company.legalLinks.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
      </div>
      <FormFailure email={company.email} whatsapp={company.whatsapp} texts={{ ...failure, written: messages.forms.unconnected.written }} />
      <Toasts />
    </footer>
  )
}
