import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ButtonLink } from '../../src/ui/Button.tsx'
import { ExternalLink } from '../../src/ui/ExternalLink.tsx'
import { Acknowledge, Unavailable } from '../../src/widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../../src/widgets/carousel/Carousel.tsx'
import { FilterList } from '../../src/widgets/filter/FilterList.tsx'
import { ContactForm } from '../../src/widgets/form/ContactForm.tsx'
import { NewsletterForm } from '../../src/widgets/form/NewsletterForm.tsx'
import { MoreGallery } from '../../src/widgets/gallery/MoreGallery.tsx'
import { Menu } from '../../src/widgets/menu/Menu.tsx'
import { NewsSearch } from '../../src/widgets/news-search/NewsSearch.tsx'
import { ShareButton } from '../../src/widgets/share/ShareButton.tsx'
import { Toasts } from '../../src/widgets/toast/Toasts.tsx'

/** The HTML before any script runs. */
const html = (part: ReactNode) => renderToStaticMarkup(part)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1])

const reach = { email: 'hello@company.example', phone: '+234 800 000 0000', whatsapp: 'https://whatsapp.example/234' }
const toast = { title: 'Message Sent', description: 'Thank you.' }

describe('a carousel as it is sent', () => {
  const slides = ['Drum', 'Lamp', 'Cloth'].map((name) => ({ name, content: <h2>{name}</h2> }))

  it('names its slides by place and heading, the first one first', () => {
    expect(all(html(<Carousel label="Stories" slides={slides} />), /aria-roledescription="slide" aria-label="([^"]+)"/g)).toEqual([
      '1 of 3: Drum',
      '2 of 3: Lamp',
      '3 of 3: Cloth',
    ])
  })

  it('has its buttons before its slides: pause for the hero, then previous and next', () => {
    const hero = html(<Carousel label="Stories" slides={slides} variant="hero" />)
    expect(all(hero, /<button[^>]*data-part="(\w+)"/g)).toEqual(['rotation', 'previous', 'next'])
    expect(hero.lastIndexOf('</button>')).toBeLessThan(hero.indexOf('data-part="row"'))
    expect(hero).toContain('Stop the slide show')
    expect(hero).toContain('Start the slide show')
    const manual = html(<Carousel label="Stories" slides={slides} />)
    expect(all(manual, /<button[^>]*data-part="(\w+)"/g)).toEqual(['previous', 'next'])
    expect(manual).not.toContain('data-widget="hero"')
  })

  it('hides nothing and announces nothing', () => {
    expect(html(<Carousel label="Stories" slides={slides} variant="hero" />)).not.toMatch(/\binert\b|aria-live|hidden=""/)
  })
})

describe('a list with a choice', () => {
  const list = (values: string[][]) =>
    html(
      <FilterList
        legend="Category"
        name="category"
        allLabel="All"
        options={['theatre', 'film', 'radio'].map((value) => ({ value, label: value }))}
        empty="Nothing."
        noun={['event', 'events']}
        items={values.map((item, index) => ({ key: String(index), values: item, content: 'x' }))}
      />,
    )

  it('marks each item with the places of its options', () => {
    expect(all(list([['theatre'], ['radio', 'film'], []]), /<li data-places="([^"]*)"/g)).toEqual(['2', '4 3', ''])
  })

  it('shows everything at first', () => {
    expect(all(list([]), /<input type="radio"[^>]*value="(\w+)"/g)).toEqual(['all', 'theatre', 'film', 'radio'])
    expect(list([]).match(/checked=""/g)).toHaveLength(1)
    expect(list([])).toMatch(/name="category"[^>]*checked="" value="all"|value="all"[^>]*checked=""|checked=""[^>]*value="all"/)
  })

  it('gives radio inputs no autocomplete, which is for fields that take text', () => {
    expect(list([])).not.toMatch(/autocomplete/i)
  })

  it('is filtered by its stylesheet for the promised number of categories', () => {
    const css = readFileSync('src/widgets/filter/filter.css', 'utf8')
    for (let place = 2; place <= 8; place += 1) {
      expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked) [data-places]:not([data-places~="${place}"])`)
      expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked):not(:has([data-places~="${place}"])) .filter-empty`)
    }
  })
})

describe('the news search', () => {
  it('lists all articles but the featured one, whose card waits for a word', () => {
    const articles = ['a', 'b', 'c'].map((key) => ({ key, words: `${key}\n${key} excerpt\nTheatre`, content: key }))
    const text = html(
      <NewsSearch
        action="/news"
        label="Search news"
        empty="None."
        notLoaded="Only these."
        articles={articles}
        featured="a"
        heading={<h2>Latest</h2>}
      />,
    )
    expect(text.match(/<li /g)).toHaveLength(3)
    expect(all(text, /<li ([^>]*)>/g).map((attributes) => attributes?.includes('hidden'))).toEqual([true, false, false])
    expect(text).toContain('data-words="b\nb excerpt\nTheatre"')
    expect(text).toMatch(/<search[^>]*>.*<label for="news-search">Search news<\/label>.*<\/search>/)
  })
})

describe('forms', () => {
  const formProps = { ...reach, action: '/forms', unconnected: 'It is not connected.', privacy: 'Only we read it.', toast }
  const next = { confirm: 'Confirm.', received: 'Received.' }
  const newsletter = { ...formProps, next, placeholder: 'Your email address', button: 'Subscribe' }

  it('are sent by post, so that nothing typed goes into an address', () => {
    for (const form of [html(<NewsletterForm {...newsletter} />), html(<ContactForm {...formProps} reasons={[]} />)]) {
      expect(form).toMatch(/<form[^>]*action="\/forms"/)
      expect(form).toMatch(/<form[^>]*method="post"/)
      expect(form).not.toMatch(/enctype|is not connected/i)
      expect(form).toContain('Only we read it.')
      expect(form).toContain('href="tel:+2348000000000"')
      expect(form).toContain('href="https://whatsapp.example/234"')
    }
  })

  it('open an email where nobody takes them, and say so before the fields', () => {
    const form = html(<ContactForm {...formProps} action={undefined} reasons={[]} />)
    expect(form).toMatch(/<form[^>]*action="mailto:hello@company\.example"[^>]*enctype="text\/plain"[^>]*><p[^>]*>It is not connected\./i)
  })

  it('label every field, and none twice', () => {
    const form = html(<ContactForm {...formProps} reasons={[{ value: 'general', label: 'General Inquiry' }]} />)
    const fields = all(form, /<(?:input|select|textarea)[^>]* id="([^"]+)"/g)
    expect(all(form, /<label for="([^"]+)"/g)).toEqual(fields)
    expect(fields).toHaveLength(5)
    expect(form.match(/required=""/g)).toHaveLength(5)
  })

  it('give the first choice of a list, which is none, words of its own', () => {
    expect(html(<ContactForm {...formProps} reasons={[]} />)).toMatch(/<option value="" label="[^"]+"/)
  })

  it('can be used together on one page', () => {
    const ids = all(html(<NewsletterForm {...newsletter} />) + html(<ContactForm {...formProps} reasons={[]} />), / id="([^"]+)"/g)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('buttons that only acknowledge', () => {
  it('open a note with the words and a direct address', () => {
    const text = html(
      <Acknowledge id="notify" toast={toast} {...reach}>
        Notify Me
      </Acknowledge>,
    )
    const [note] = all(text, /<button[^>]*popovertarget="([^"]+)"/gi)
    expect(text).toMatch(new RegExp(`<div class="note" id="${note}" popover="auto">`))
    expect(text).toMatch(/data-part="title">Message Sent</)
    expect(text).toMatch(/data-part="text">Thank you\.</)
    expect(text).toContain('mailto:hello@company.example')
  })

  it('have their reason in words beside them where nothing is behind', () => {
    const text = html(
      <Unavailable id="kit" reason="Not online yet." {...reach}>
        Download Press Kit
      </Unavailable>,
    )
    expect(text).toContain('aria-describedby="kit-reason"')
    expect(text).toContain('<p id="kit-reason">Not online yet.</p>')
  })
})

describe('links', () => {
  it('that leave the site say so, and for payments whose site it is', () => {
    expect(html(<ExternalLink href="https://x.example/a">X</ExternalLink>)).toMatch(
      /target="_blank" rel="noopener noreferrer".*\(opens in a new tab\)/,
    )
    expect(
      html(
        <ButtonLink href="https://pay.example/gift" external="host">
          Donate
        </ButtonLink>,
      ),
    ).toContain('(pay.example, opens in a new tab)')
    expect(
      html(
        <ExternalLink href="https://press.example/r" describe="Read the coverage: The drum">
          Read the coverage
        </ExternalLink>,
      ),
    ).toContain('aria-label="Read the coverage: The drum (opens in a new tab)"')
  })

  it('that share the page carry its words and its address', () => {
    const text = html(<ShareButton url="https://c.example/careers" title="Work & play" text="Ten roles" copied={toast} />)
    expect(text).toContain('href="mailto:?subject=Work%20%26%20play&amp;body=Ten%20roles%0Ahttps%3A%2F%2Fc.example%2Fcareers"')
  })
})

it('the menu has one button with two names, and its links in a list', () => {
  const text = html(<Menu links={[{ text: 'Home', href: '/', current: 'page' }]} />)
  expect(text).toMatch(/<nav[^>]*aria-label="Main">/)
  expect(text).toContain('Open menu')
  expect(text).toContain('Close menu')
  expect(text).toMatch(/popovertarget="menu-links"/i)
  expect(text).toContain('<a href="/" aria-current="page">Home</a>')
})

it('a gallery counts all its photos on its toggle', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ key: String(index), content: 'x' }))
  const text = html(<MoreGallery featured={items(6)} more={items(12)} />)
  expect(text.replace(/<!-- -->/g, '')).toContain('View All Photos (18)')
  expect(text).toContain('Show Featured Photos Only')
  expect(text.split('<details>')[0]?.match(/<li>/g)).toHaveLength(6)
})

it('the live region of the toasts is there, and empty', () => {
  expect(html(<Toasts />)).toContain('<div role="status" aria-live="polite" aria-atomic="false" data-part="messages"></div>')
})
