import type { Organization, WebSite } from 'schema-dts'
import type { Company } from '../../content/schemas/company.ts'

/** A reference to the company as an organization: performer, provider, publisher. */
export const toCompanyReference = ({ name, url }: Company) =>
  ({ '@type': 'Organization', name, url, logo: `${url}/identity/icon-512.png` }) satisfies Organization

/** The company: its offices, contact details and profiles. */
export const toCompany = (company: Company): Organization => ({
  ...toCompanyReference(company),
  legalName: company.fullName,
  email: company.email,
  telephone: company.phone,
  address: company.offices.map(({ city, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: 'NG',
  })),
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: company.phone, email: company.email },
  sameAs: company.social.map((profile) => profile.url),
})

/** The website, for the home page: Google shows its name beside each result. */
export const toWebSite = (company: Company): WebSite => ({
  '@type': 'WebSite',
  name: company.name,
  alternateName: company.fullName,
  url: company.url,
  inLanguage: 'en-NG',
  publisher: toCompanyReference(company),
})
