import type { Company } from '../../src/content/schemas/company.ts'
import { BRAND } from './logo.ts'

/** The address of the web app manifest. index.html names it too. */
export const WEB_MANIFEST = '/identity/site.webmanifest'

/** The web app manifest, for pages that visitors add to their home screen. Its icons are in public/identity/. */
export function toManifest(company: Company) {
  return {
    name: company.fullName,
    short_name: company.name,
    description: company.tagline,
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: BRAND.night,
    theme_color: BRAND.night,
    icons: [
      ...[192, 512].flatMap((pixels) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/identity/icon-${pixels}.png`,
          sizes: `${pixels}x${pixels}`,
          type: 'image/png',
          purpose,
        })),
      ),
      { src: '/identity/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
