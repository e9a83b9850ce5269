import { expect } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { openHydrated, test } from './islands.ts'
import { blockScripts, CODE, isEnhanced, loadWidget } from './scripts.ts'
import { contactForm, fillContact, newsletterForm, subscribe } from './visitorForms.ts'

/**
 * The accessibility tree of each widget in each state: roles, names, states, and what is hidden. The menu, the filters, the festival’s
 * tabs, forms that were not sent yet, and the other dialogs are tested in their own files.
 */
const { company } = site

const DAUGHTERS = '/productions/daughters-of-dance'
const REACH = `
      - text: "Or reach us directly:"
      - link "${company.email}"
      - text: ","
      - link "${company.phone}"
      - text: or
      - link "WhatsApp (opens in a new tab)"`

/** The contact details beside an acknowledgement, which begin with a link to the contact form. */
const WRITE = REACH.replaceAll('\n', '\n  ').replace(
  'text: "Or',
  `link "Write to us about Storytelling Intensive":
          - /url: /contact?reason=academy&about=storytelling-intensive
        - text: ". Or`,
)

test.describe('carousels', () => {
  test('the hero before its code is there: five slides, all within reach', async ({ page }) => {
    await blockScripts(page, CODE.carousel)
    await page.goto('/')
    await expect(page.locator('.carousel-hero')).toMatchAriaSnapshot(`
      - region "Stories from ${company.name}":
        - /children: equal
        - 'region "Stories from ${company.name}: scroll sideways"':
          - /children: equal
          - 'group "1 of 5: Daughters of the Dance"':
            - img
            - heading "Daughters of the Dance" [level=2]
            - paragraph
            - link "See our productions"
          - group /^2 of 5/
          - 'group "3 of 5: Sankara"'
          - group /^4 of 5/
          - 'group "5 of 5: The Lion and the Jewel"'`)
  })

  test('the hero rotating, and stopped: three buttons and the slide on view', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('.carousel-hero')
    await isEnhanced(hero)
    const tree = (first: string) => `
      - region "Stories from ${company.name}":
        - /children: equal
        - button "${first}"
        - button "Previous slide"
        - button "Next slide"
        - 'group "1 of 5: Daughters of the Dance"':
          - img
          - heading "Daughters of the Dance" [level=2]
          - paragraph
          - link "See our productions"`
    await expect(hero).toMatchAriaSnapshot(tree('Stop the slide show'))
    await hero.getByRole('button', { name: 'Stop the slide show' }).press('Enter')
    await expect(hero).toMatchAriaSnapshot(tree('Start the slide show'))
  })

  for (const { path, label, first, second, holds } of [
    { path: '/academy', label: 'Testimonials', first: '1 of 4: Tọ́lá Akínwálé', second: /^2 of 4/, holds: 'figure' },
    { path: '/academy/young-creatives-bootcamp', label: 'Mentors', first: '1 of 9: Ebiere Dokubo', second: /^2 of 9/, holds: 'img' },
    { path: '/festival', label: 'Pictures of the festival', first: '1 of 5: The masquerade arrives', second: /^2 of 5/, holds: 'img' },
    { path: DAUGHTERS, label: 'Pictures of Daughters of the Dance', first: /^1 of 3/, second: /^2 of 3/, holds: 'img' },
  ])
    test(`${label}: waiting, ready and moved`, async ({ page }) => {
      const name = (words: string | RegExp) => (typeof words === 'string' ? `"${words}"` : String(words))
      await blockScripts(page, CODE.carousel)
      await page.goto(path)
      const carousel = page.locator('.carousel')
      await expect(carousel).toMatchAriaSnapshot(`
        - region "${label}":
          - /children: equal
          - 'region "${label}: scroll sideways"':
            - 'group ${name(first)}':
              - ${holds}
            - 'group ${name(second)}':
              - ${holds}`)
      await page.unroute(CODE.carousel)
      await page.reload()
      await loadWidget(carousel)
      const tree = (slide: string | RegExp) => `
        - region "${label}":
          - /children: equal
          - button "Previous slide"
          - button "Next slide"
          - 'group ${name(slide)}':
            - ${holds}`
      await expect(carousel).toMatchAriaSnapshot(tree(first))
      await carousel.getByRole('button', { name: 'Next slide' }).click()
      await expect(carousel).toMatchAriaSnapshot(tree(second))
    })
})

test.describe('the news search', () => {
  test('with results, and empty with Clear Search', async ({ page }) => {
    await page.goto('/news')
    const search = page.locator('[data-widget=search]')
    await loadWidget(search)
    await page.getByRole('searchbox').fill('sankara')
    await expect(search).toMatchAriaSnapshot(`
      - /children: equal
      - heading "Latest News" [level=2]
      - search "Search news":
        - /children: equal
        - text: Search news
        - searchbox "Search news": sankara
        - button "Search"
      - status: 1 article found
      - list:
        - /children: equal
        - listitem:
          - 'heading "The captain comes back: Sankara returns to a Lagos stage" [level=3]':
            - link
          - paragraph
          - paragraph:
            - time: June 10, 2025
            - text: Theatre`)
    await page.getByRole('searchbox').fill('astronaut')
    await expect(search).toMatchAriaSnapshot(`
      - /children: equal
      - heading "Latest News" [level=2]
      - search "Search news":
        - text: Search news
        - searchbox "Search news": astronaut
        - button "Search"
      - status: No articles found matching your search.
      - button "Clear Search"
      - list:
        - /children: equal`)
  })
})

test('the gallery, closed and open', async ({ page }) => {
  await page.goto(DAUGHTERS)
  const gallery = page.locator('.more-gallery')
  const photo = `
          - listitem:
            - button /^Enlarge. ./:
              - text: "Enlarge:"
              - img`
  await expect(gallery).toMatchAriaSnapshot(`
      - /children: equal
      - list:
          - /children: equal${photo.repeat(6)}
      - group: View All Photos (18)`)
  await gallery.locator('summary').click()
  await expect(gallery).toMatchAriaSnapshot(`
      - /children: equal
      - list
      - group:
        - /children: equal
        - text: Show Featured Photos Only
        - list:
          - /children: equal${photo.repeat(12)}`)
})

test.describe('messages', () => {
  test('a toast: words in a status, the direct way to people and its Close button beside them', { tag: '@core' }, async ({ page }) => {
    await page.goto('/academy/storytelling-intensive')
    const apply = page.getByRole('button', { name: 'Apply Now' }).first()
    await loadWidget(apply)
    await apply.click()
    await expect(page.locator('[data-toasts]')).toMatchAriaSnapshot(`
      - /children: equal
      - status:
        - paragraph:
          - strong: Application Initiated
          - text: You'll be redirected to our application form.
      - paragraph:${WRITE}
      - button "Close"`)
  })

  test('a note, when the code fails to load', async ({ page }) => {
    await blockScripts(page, CODE.commonBundle)
    await page.goto('/academy/storytelling-intensive')
    await page.getByRole('button', { name: 'Apply Now' }).first().click()
    await expect(page.locator('.note:popover-open')).toMatchAriaSnapshot(`
      - /children: equal
      - paragraph:
        - strong: Application Initiated
        - text: You'll be redirected to our application form.
      - paragraph:${WRITE}
      - button "Close"`)
  })

  test('the contact form once sent: empty fields, and a message that stays', { tag: '@core' }, async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page)
    await contactForm(page).getByRole('button').click()
    await expect(page.getByRole('main').locator('.form-place')).toMatchAriaSnapshot(`
      - /children: equal
      - paragraph: All fields are required.
      - text: Name
      - textbox "Name"
      - text: Email
      - textbox "Email"
      - text: Reason for contact
      - combobox "Reason for contact":
        - option [selected]
      - text: Subject
      - textbox "Subject"
      - text: Message
      - textbox "Message"
      - button "Send message"
      - paragraph:
        - strong: Message Sent
        - text: Thank you for contacting the company. We'll respond to your inquiry soon.
      - paragraph: /What you write goes to our own server/
      - paragraph:${REACH.replaceAll('\n', '\n  ')}`)
  })

  test('the newsletter form once sent', async ({ page }) => {
    await page.goto('/about')
    await subscribe(page)
    await expect(newsletterForm(page)).toMatchAriaSnapshot(`
      - /children: equal
      - text: Email address (required)
      - textbox "Email address (required)"
      - button "Subscribe"
      - paragraph:
        - strong: Subscription successful!
        - text: Thank you for subscribing to our newsletter. We add new addresses by hand, so give us a few days.`)
  })

  test('an error: title and message in an alert, its Close button beside them', async ({ page }) => {
    await page.goto('/contact')
    await contactForm(page)
      .locator('[data-part=done]')
      .evaluate((done) => done.remove())
    await contactForm(page).dispatchEvent('pointerover')
    await expect(page.locator('.error-box')).toMatchAriaSnapshot(`
      - /children: equal
      - alert:
        - /children: equal
        - strong: Unexpected Application Error!
        - paragraph: This page has no done where one is needed.
      - button "Close"`)
  })
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('Share This Page: an email before its code has loaded, then a button, then “Link copied”', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }))
    await page.goto('/careers')
    const actions = page.locator('.actions').filter({ has: page.locator('[data-widget=share]') })
    await expect(actions).toMatchAriaSnapshot(`
      - /children: equal
      - link "View Roles"
      - link "Share This Page":
        - /url: /^mailto:/`)
    await loadWidget(page.locator('[data-widget=share]'))
    await expect(actions).toMatchAriaSnapshot(`
      - /children: equal
      - link "View Roles"
      - button "Share This Page"`)
    await page.locator('[data-widget=share]').click()
    await expect(page.locator('[data-toasts]')).toMatchAriaSnapshot(`
      - status:
        - paragraph:
          - strong: Link copied
          - text: The address of this page is on your clipboard. Paste it wherever you like.
      - button "Close"`)
  })

  test('the article’s share links', async ({ page }) => {
    await page.goto('/news/alliance-francaise-partnership')
    await expect(page.getByRole('list', { name: 'Share this article' })).toMatchAriaSnapshot(`
      - list "Share this article":
        - /children: equal
        - listitem:
          - 'link "WhatsApp: share (opens in a new tab)"'
        - listitem:
          - 'link "Facebook: share (opens in a new tab)"'
        - listitem:
          - 'link "Twitter (X): share (opens in a new tab)"'
        - listitem:
          - 'link "LinkedIn: share (opens in a new tab)"'
        - listitem:
          - link "Email"
        - listitem:
          - link "Copy link"`)
  })
})

test.describe('the tabs of Daughters of the Dance', () => {
  test('Past Performances: Lagos Shows, then Ibadan Shows', async ({ page }) => {
    const shows = await openHydrated(page, DAUGHTERS, 'shows')
    const row = (day: string, time: string) => `
          - row "${day} ${time} Show Completed"`
    await expect(shows).toMatchAriaSnapshot(`
      - tablist "Past performances by city":
        - tab "Lagos Shows" [selected]
        - tab "Ibadan Shows" [selected=false]
      - tabpanel "Lagos Shows":
        - heading "Lagos Shows" [level=3]
        - table:
          - rowgroup:
            - row "Date Time Status"
          - rowgroup:
            - /children: equal${(row('Saturday, May 17, 2025', '3:00 PM') + row('Saturday, May 17, 2025', '6:00 PM')).replaceAll('\n', '\n  ')}`)
    await shows.getByRole('tab', { name: 'Ibadan Shows' }).click()
    await expect(shows).toMatchAriaSnapshot(`
      - tablist "Past performances by city":
        - tab "Lagos Shows" [selected=false]
        - tab "Ibadan Shows" [selected]
      - tabpanel "Ibadan Shows":
        - heading "Ibadan Shows" [level=3]
        - table:
          - rowgroup:
            - row "Date Time Status"
          - rowgroup:
            - /children: equal${[row('Saturday, May 31, 2025', '3:30 PM'), row('Saturday, May 31, 2025', '6:30 PM'), row('Sunday, June 1, 2025', '6:30 PM')].join('').replaceAll('\n', '\n  ')}`)
  })

  test('Ticket Categories: Lagos, then Ibadan', async ({ page }) => {
    const prices = await openHydrated(page, DAUGHTERS, 'prices')
    await expect(prices).toMatchAriaSnapshot(`
      - tablist "Ticket categories by city":
        - tab "Lagos" [selected]
        - tab "Ibadan" [selected=false]
      - tabpanel "Lagos":
        - heading "Lagos" [level=3]
        - table "Tickets in Lagos":
          - rowgroup:
            - row "Show Ticket Price"
          - rowgroup:
            - /children: equal
            - row "May 17, 2025 at 3:00 PM Regular 15,000 naira"
            - row "May 17, 2025 at 6:00 PM Regular 15,000 naira"`)
    await prices.getByRole('tab', { name: 'Ibadan' }).click()
    await expect(prices).toMatchAriaSnapshot(`
      - tablist "Ticket categories by city":
        - tab "Lagos" [selected=false]
        - tab "Ibadan" [selected]
      - tabpanel "Ibadan":
        - heading "Ibadan" [level=3]
        - table "Tickets in Ibadan":
          - rowgroup:
            - row "Show Ticket Price"
          - rowgroup:
            - /children: equal
            - row /^May 31, 2025 at 3.30 PM Student \\(Early Bird\\) .+ 3,000 naira$/
            - row "May 31, 2025 at 3:30 PM Regular (Early Bird) 5,000 naira"
            - row "May 31, 2025 at 6:30 PM Regular (Early Bird) 5,000 naira"
            - row "May 31, 2025 at 6:30 PM VIP 20,000 naira"
            - row "May 31, 2025 at 6:30 PM VVIP 50,000 naira"
            - row "June 1, 2025 at 6:30 PM Regular (Early Bird) 5,000 naira"
            - row "June 1, 2025 at 6:30 PM VIP 20,000 naira"
            - row "June 1, 2025 at 6:30 PM VVIP 50,000 naira"`)
  })
})

test.describe('accordions, closed and open', () => {
  for (const { path, id, questions, region } of [
    {
      path: '/academy',
      id: 'academy-faq',
      region: false,
      questions: [
        'Do I need experience to apply?',
        'How old must I be?',
        'Are scholarships available?',
        'Can I pay in instalments?',
        'I live in another city. Is there accommodation?',
        'Can I take part online?',
        'May I take more than one course?',
        'What happens at the end?',
      ],
    },
    {
      path: '/careers',
      id: 'hiring-faq',
      region: true,
      questions: ['When will I hear from you?', 'Are the roles paid?', 'Do I need a degree?', 'May I apply for more than one role?'],
    },
  ])
    test(`${id}: headings around buttons, and the open answer${region ? ' a region' : ''}`, async ({ page }) => {
      const faq = await openHydrated(page, path, id)
      const heading = (words: string, state: string) => `
        - heading "${words}" [level=3]:
          - button "${words}" [expanded=${state}]`
      await expect(faq).toMatchAriaSnapshot(`
        - /children: equal${questions.map((words) => heading(words, 'false')).join('')}`)
      await faq.getByRole('button').nth(1).click()
      const answer = (words: string) => (region ? `\n        - region "${words}":\n          - paragraph` : '\n        - paragraph')
      await expect(faq).toMatchAriaSnapshot(`
        - /children: equal${questions.map((words, place) => heading(words, `${place === 1}`) + (place === 1 ? answer(words) : '')).join('')}`)
    })

  test('the roles: title, summary and badges, and the open role’s lists and form', async ({ page }) => {
    const roles = await openHydrated(page, '/careers', 'roles')
    const closed = (title: string, badges: string) => `
      - heading "${title}" [level=3]:
        - button "${title}" [expanded=false]
      - paragraph
      - paragraph: ${badges}`
    const others = [
      ['Business Development Manager', 'Lagos/Abuja Hybrid Full-time'],
      ['Business Development Associate', 'Lagos/Abuja Hybrid Full-time'],
      ['Programme Manager', 'Lagos/Ibadan Hybrid Full-time'],
      ['Programme Associate', 'Ibadan Hybrid Full-time'],
      ['Operations Manager', 'Lagos/Ibadan Hybrid Full-time'],
      ['Operations Associate', 'Lagos/Ibadan Hybrid Full-time'],
      ['Video Creator', 'Ibadan Hybrid Full-time'],
      ['Interns', 'Ibadan / Lagos Internship'],
    ].map(([title = '', badges = '']) => closed(title, badges))
    await expect(roles).toMatchAriaSnapshot(`
      - /children: equal${closed('Marketing Head', 'Lagos/Abuja Hybrid Full-time')}${closed('Marketing Associate', 'Lagos/Ibadan Hybrid Full-time')}${others.join('')}`)
    await roles.getByRole('button').nth(1).click()
    await expect(roles).toMatchAriaSnapshot(`
      - /children: equal${closed('Marketing Head', 'Lagos/Abuja Hybrid Full-time')}
      - heading "Marketing Associate" [level=3]:
        - button "Marketing Associate" [expanded]
      - paragraph
      - paragraph: Lagos/Ibadan Hybrid Full-time
      - heading "What You’ll Do" [level=4]
      - list
      - heading "Great If You Have" [level=4]
      - list
      - 'link "Apply for this Role: Marketing Associate (forms.example, opens in a new tab)"'${others.join('')}`)
  })
})
