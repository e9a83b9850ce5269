import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIXTURE_CONTENT } from '../../scripts/test/fixtureProject.ts'
import { entryAfter, messagesAfterEdits, messagesWithFolder, put, warningsAfter } from './editedSite.ts'

describe('an example', () => {
  it('works when it is pasted', () => {
    expect(messagesAfterEdits({ 'tickets/sankara-revival.md': put(/ticketLink: .*/, 'ticketLink: tickets') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N  dates, item 1, ticketLink | This must be a whole address that begins with https://. Found “tickets”. | For example: ticketLink: https://tickets.example/{slug}/sankara"`,
    )
    expect(messagesAfterEdits({ 'news/fest-2025.md': put('src: ./', 'src: ') })).toMatchInlineSnapshot(
      `"content/news/fest-2025.md:N  image, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “fest-2025.svg”. Write ./ before it. | For example: src: ./fest-2025.svg"`,
    )
    expect(messagesAfterEdits({ 'productions/sankara/index.md': put(/director: .*/, 'director: Sulaiman Garba') })).toMatchInlineSnapshot(
      `"content/productions/sankara/index.md:N  credits, director | This must be the name of another file without its ending: lowercase letters, digits and dashes. Found “Sulaiman Garba”. Did you mean “sulaiman-garba”? | For example: director: sulaiman-garba"`,
    )
  })
})

describe('a reference', () => {
  it('to nobody lists who is there, and takes nobody as an example', () => {
    expect(messagesAfterEdits({ 'productions/sankara/index.md': put(/director: .*/, 'director: xyzzyq') })).toMatchInlineSnapshot(
      `"content/productions/sankara/index.md:N  credits, director | There is no file content/people/xyzzyq.md. These are there: abeni-oladokun, adunni-balogun, ayantunde-ayanlola, bashir-yusuf, bimpe-adesanya, chidinma-obi, damilola-ajayi, ebiere-dokubo, efe-omoregie, emeka-nwosu, folasade-adeyemi, hauwa-danjuma, ifeanyi-okoro, kayode-osuntokun, kofoworola-sotire, ngozi-eze, osaze-igbinovia, sulaiman-garba, temitope-alabi, tobi-ajibola and zainab-bello."`,
    )
    expect(messagesAfterEdits({ 'tickets/sankara-revival.md': put(/venue: .*\n/, 'venue:\n') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N  dates, item 1, venue | This field is missing. What goes here: The place: a file in venues/. These are there: bodija-studio, ibadan-festival-ground, ibadan-hall, lagos-institute-hall, lagos-park, lagos-theatre, mokola-hall and mushin-arts-hall."`,
    )
    expect(messagesAfterEdits({ 'productions/sankara/index.md': put(/featured: .*/, 'featured: no') })).toMatchInlineSnapshot(
      `"content/productions/sankara/index.md:N  featured | This must be yes or no, written true or false without quotation marks. Found “no”. | For example: featured: false"`,
    )
    expect(
      messagesAfterEdits({ 'tickets/sankara-revival.md': put(/detailsLink: .*/, 'detailsLink: /productions/sankarra.html') }),
    ).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N  detailsLink | There is no page /productions/sankarra.html. Did you mean /productions/sankara? | For example: detailsLink: /productions/sankara"`,
    )
    expect(
      messagesAfterEdits({ 'tickets/sankara-revival.md': put(/detailsLink: .*/, 'detailsLink: /productions/macbeth') }),
    ).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N  detailsLink | There is no page /productions/macbeth. List pages that do not exist yet under knownGaps in company.md. | For example: detailsLink: /productions"`,
    )
  })
})

describe('a picture', () => {
  const FILE = 'people/tobi-ajibola.md'
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"/>'

  it('has a name that can be an address', () => {
    expect(
      messagesAfterEdits({ [FILE]: put('src: ./tobi-ajibola.svg', 'src: ./Tobi Ajibola.svg'), 'people/Tobi Ajibola.svg': SVG }),
    ).toMatchInlineSnapshot(`
      "content/people/Tobi Ajibola.svg:1 | The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address. This one could be called “tobi-ajibola.svg”. | For example: src: ./tobi-ajibola.svg
      content/people/tobi-ajibola.md:N  portrait, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “./Tobi Ajibola.svg”. A picture’s name holds lowercase letters, digits and dashes only: give the file another. | For example: src: ./tobi-ajibola.svg"
    `)
    expect(messagesAfterEdits({ [FILE]: put('src: ./tobi-ajibola.svg', 'src: ../../package.json') })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N  portrait, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “../../package.json”. | For example: src: ./tobi-ajibola.svg"`,
    )
  })

  it('needs words wherever it is shown for what it shows', () => {
    expect(messagesAfterEdits({ [FILE]: put(/alt: [\s\S]*?\n(?=\w)/, "alt: ''\n") })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N  portrait, alt | The picture has no alternative text: what is seen, for someone who will never see it. | For example: alt: Two women hold each other in lamplight."`,
    )
    expect(messagesAfterEdits({ 'careers/careers.md': put(/alt: [\s\S]*?\n(?=\w)/, "alt: ''\n") })).toBe('')
  })

  it('may not be a folder', () => {
    expect(messagesWithFolder('people/folder.svg', (folder) => writeFileSync(path.join(folder, 'a.md'), 'x'))).toMatchInlineSnapshot(
      `"content/people/folder.svg:1 | This is a folder with the name of a picture. Give it another name, or put the picture here."`,
    )
  })
})

describe('a ninth production', () => {
  it('may be added by a file and a poster, and waits for its page', () => {
    expect(
      messagesAfterEdits({
        'productions/macbeth/index.md': readFileSync(path.join(FIXTURE_CONTENT, 'productions/sankara/index.md'), 'utf8')
          .replace(/order: .*/, 'order: 9')
          .replace(/featured: true\nchord|featured: true/, 'featured: false')
          .replaceAll('src: ./', 'src: ../sankara/'),
      }),
    ).toBe('')
  })

  it('that has only pictures is reported once', () => {
    expect(
      messagesAfterEdits({
        'productions/macbeth/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"/>',
        'productions/macbeth/a.svg': '',
      }),
    ).toMatchInlineSnapshot(
      `"content/productions/macbeth/index.md:N | This file is missing, so nothing shows the pictures of its folder. Restore it, or delete the folder."`,
    )
    expect(messagesAfterEdits({ 'productions/oh-obedeki/index.md': undefined })).toMatchInlineSnapshot(
      `"content/productions/oh-obedeki/index.md:N | This file is missing, so nothing shows the pictures of its folder. Restore it, or delete the folder."`,
    )
  })
})

describe('a number', () => {
  it('is written in plain digits', () => {
    const price = (value: string) => messagesAfterEdits({ 'academy/workshop/workshop.md': put(/^fee: .*$/m, `fee: ${value}`) })
    expect(price('0x10')).toMatchInlineSnapshot(
      `"content/academy/workshop/workshop.md:N | “0x10” would be read as 16. Write a number in plain digits. | For example: fee: 16"`,
    )
    expect(price('1e4')).toMatchInlineSnapshot(
      `"content/academy/workshop/workshop.md:N | “1e4” would be read as 10000. Write a number in plain digits. | For example: fee: 10000"`,
    )
    expect(price('.inf')).toMatchInlineSnapshot(
      `"content/academy/workshop/workshop.md:N | “.inf” would be read as Infinity. Write a number in plain digits."`,
    )
  })
})

describe('a number in words', () => {
  const role = 'careers/roles/interns.md'

  it('is counted from the files there are', () => {
    expect(entryAfter({}, 'careers')).toMatchObject({ share: { text: expect.stringMatching(/^Ten open roles/) } })
    expect(entryAfter({ [role]: undefined }, 'careers')).toMatchObject({
      share: { text: expect.stringMatching(/^Nine open roles/) },
      description: expect.stringMatching(/^Nine open roles/),
    })
    expect(entryAfter({}, 'bootcamp')).toMatchObject({ lead: expect.stringContaining('Seven disciplines. Nine people') })
    expect(entryAfter({}, 'productionsPage')).toMatchObject({ lead: expect.stringMatching(/^Eight plays/) })
  })
})

describe('warnings', () => {
  it('are facts of the bootcamp and the programmes that disagree', () => {
    const course = 'academy/bootcamp/courses/directing.md'
    expect(warningsAfter({ [course]: put(/^price: .*$/m, 'price: 15000') })).toMatchInlineSnapshot(
      `"content/academy/bootcamp/courses/directing.md:N  price | This course costs ₦15,000, and content/academy/bootcamp/bootcamp.md:N says ₦100,000 to ₦150,000."`,
    )
    expect(warningsAfter({ 'academy/bootcamp/bootcamp.md': put(/^showcase: .*$/m, 'showcase: 2025-09-08') })).toMatchInlineSnapshot(
      `"content/academy/bootcamp/bootcamp.md:N  showcase | The showcase is on 2025-09-08, and the bootcamp lasts from 2025-08-18 to 2025-09-06."`,
    )
    expect(warningsAfter({ 'academy/bootcamp/bootcamp.md': put(/^deadline: .*$/m, 'deadline: 2025-08-20') })).toMatchInlineSnapshot(
      `"content/academy/bootcamp/bootcamp.md:N  deadline | The last day to apply is 2025-08-20, after the first day, 2025-08-18."`,
    )
    expect(
      warningsAfter({ 'academy/programmes/storytelling-intensive.md': put(/^deadline: .*$/m, 'deadline: 2025-12-15') }),
    ).toMatchInlineSnapshot(
      `"content/academy/programmes/storytelling-intensive.md:N  deadline | The last day to apply is 2025-12-15, after the first day, 2025-05-15."`,
    )
  })

  it('are prices and days that nobody expects', () => {
    expect(warningsAfter({ 'academy/workshop/workshop.md': put(/^fee: .*$/m, 'fee: 12000000000000') })).toMatchInlineSnapshot(
      `"content/academy/workshop/workshop.md:N  fee | ₦12,000,000,000,000 is more than anything else costs here. Are there too many digits?"`,
    )
    expect(
      warningsAfter({
        'tickets/sankara-revival.md': (text) =>
          text
            .replace(/start: 2025/, 'start: 2125')
            .replace(/start: 2025/, 'start: 1925')
            .replace(/price: .*/, 'price: 10000001'),
      }),
    ).toMatchInlineSnapshot(`
      "content/tickets/sankara-revival.md:N  dates, item 1, start | 2125-07-05 is more than 10 years away. Is the year right?
      content/tickets/sankara-revival.md:N  dates, item 1, ticketTypes, item 1, price | ₦10,000,001 is more than anything else costs here. Are there too many digits?
      content/tickets/sankara-revival.md:N  dates, item 2, start | 1925-07-06 lies before the company began, in 2016. Is the year right?
      content/tickets/sankara-revival.md:N  dates, item 2, status | 1925-07-06 has passed, but this date is still “on sale”."
    `)
    expect(warningsAfter({ 'academy/workshop/workshop.md': put(/^fullValue: .*$/m, 'fullValue: 10000000') })).toBe('')
  })
})

describe('a text that is far too long', () => {
  it('is refused with its limit', () => {
    const title = (words: string) => messagesAfterEdits({ 'productions/sankara/index.md': put(/^title: .*$/m, `title: ${words}`) })
    expect(title('drum '.repeat(25))).toMatchInlineSnapshot(
      `"content/productions/sankara/index.md:N  title | A title may be at most 120 characters long. This one has 124."`,
    )
    expect(title('drum '.repeat(24))).toBe('')
    expect(messagesAfterEdits({ 'people/tobi-ajibola.md': (text) => `${text}\nA ${'drum'.repeat(11)}.\n` })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N | This word has 44 characters: “drumdrumdrumdrumdrumdru…”. Words may have at most 40. Put spaces into it."`,
    )
    expect(
      messagesAfterEdits({
        'people/tobi-ajibola.md': (text) => `${text}\nA ${'drum'.repeat(10)} [x](https://a.example/${'x'.repeat(60)}).\n`,
      }),
    ).toBe('')
  })
})

describe('the festival’s days', () => {
  it('name events that are there', () => {
    expect(messagesAfterEdits({ 'festival/festival.md': put('- avalanche', '- avalanches') })).toMatchInlineSnapshot(
      `"content/festival/festival.md:N  schedule, item 2, events, item 1 | There is no file content/festival/events/avalanches.md. Did you mean “avalanche”? | For example: - avalanche"`,
    )
  })

  it('warn about an event that no day names', () => {
    const event = readFileSync(path.join(FIXTURE_CONTENT, 'festival/events/avalanche.md'), 'utf8')
    const fields = event.slice(0, event.lastIndexOf('---\n'))
    const renamed = fields.replace(/^title: .*$/m, 'title: A seventh').replace(/^order: .*$/m, 'order: 7')
    const seventh = `${renamed}---\n\nA drum, at last.\n`
    expect(warningsAfter({ 'festival/events/seventh.md': seventh })).toMatchInlineSnapshot(
      `"content/festival/events/seventh.md:N | No day of content/festival/festival.md names this event, so no page shows it. Write seventh under the events of its day there."`,
    )
    expect(
      warningsAfter({ 'festival/events/seventh.md': seventh, 'festival/festival.md': put('- avalanche', '- avalanche\n      - seventh') }),
    ).toBe('')
  })
})
