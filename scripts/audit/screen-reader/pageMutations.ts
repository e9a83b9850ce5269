const DAUGHTERS = '/productions/daughters-of-dance'

/** What is broken, on which page, and the text to replace in the page, its stylesheets and its scripts, by the check that must fail. */
const BY_CHECK = {
  axe: [
    ['a picture says nothing', '/about', / alt="A rehearsal circle[^"]*"/, ''],
    ['a field loses its label', '/contact', ' for="contact-message"', ''],
    ['a field says wrongly what goes into it', '/contact', 'autocomplete="name"', 'autocomplete="nam"'],
    ['the page says no language', '/contact', '<html lang="en-NG"', '<html'],
    ['a word says a language that there is not', '/about', ' lang="yo"', ' lang="yoruba-x"'],
    ['the page loses its title', '/contact', /<title[^>]*>[^<]*<\/title>/, ''],
    ['a link loses its words', '/about', '<a href="/careers">Careers</a>', '<a href="/careers"></a>'],
    ['a button with a sign loses its hidden words', '/festival', '<span class="visually-hidden">Next slide</span>', ''],
    ['a link is called otherwise than it reads', '/tickets', /aria-label="Before you come[^"]*"/, 'aria-label="Good to know"'],
    ['a heading skips a level', '/about', /<h2 id="values"([\s\S]*?)<\/h2>/, '<h5 id="values"$1</h5>'],
    ['the content is no landmark', '/contact', /(<\/?)main\b/g, '$1div'],
    ['the skip link leads nowhere', '/contact', 'href="#content"', 'href="#contents"'],
    ['two navigations have one name', '/contact', ' aria-labelledby="quick-links"', ' aria-label="Main"'],
    ['a list is no list', '/contact', /<ul class="footer-links">([\s\S]*?)<\/ul>/, '<div>$1</div>'],
    ['a table has two names for one column', DAUGHTERS, '<th scope="col">Time', '<th scope="column">Time'],
    ['a role is misspelt', '/tickets', 'role="status"', 'role="statsu"'],
    [
      'what is hidden from screen readers takes the focus',
      '/contact',
      '<ul class="footer-links">',
      '<ul class="footer-links" aria-hidden="true">',
    ],
    ['soft words become faint', '/contact', '--text-soft: #54463a', '--text-soft: #9a8f84'],
    ['words on buttons become faint', '/contact', /--on-action: var\(--ink\)/g, '--on-action: #8a5a00'],
    ['readers may not zoom', '/contact', 'initial-scale=1', 'initial-scale=1, maximum-scale=1, user-scalable=no'],
    [
      'the page turns to another by itself',
      '/contact',
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><meta http-equiv="refresh" content="30; url=/about">',
    ],
    ['the focus goes in an order of its own', '/contact', '<input id="contact-email"', '<input tabindex="3" id="contact-email"'],
    ['a tab names a panel that there is not', '/festival', '"aria-controls":s}', '"aria-controls":s+"-panel"}'],
  ],
  transcript: [
    ['a picture is described by the name of its file', '/about', /alt="A rehearsal circle[^"]*"/, 'alt="about-hero.svg"'],
    ['a picture is taken for decoration', '/about', /alt="A rehearsal circle[^"]*"/, 'alt=""'],
    ['a field has a placeholder for a label', '/about', /<label for="newsletter-form-email">[^<]*<\/label>/, ''],
    ['a group of choices loses its name', '/tickets', '<legend>Category</legend>', ''],
    ['a Yoruba word says no language', '/about', ' lang="yo"', ''],
    ['a link does not say that it opens a new tab', '/contact', /&nbsp;\(opens in a new tab\)/, ''],
    ['the sign of the naira is read out beside the word', '/tickets', '<span aria-hidden="true">₦', '<span>₦'],
    ['the page on view is not marked in the menu', '/about', ' aria-current="page"', ''],
    [
      'two slides change places',
      DAUGHTERS,
      /(<div class="carousel-slide"[\s\S]*?)(<div class="carousel-slide"[\s\S]*?)(?=<div class="carousel-slide")/,
      '$2$1',
    ],
    ['slides that are not shown stay within reach', DAUGHTERS, '.inert=', '.dataset.inert='],
    ['an answer does not say whether it is open', '/careers', /"aria-expanded"/g, '"data-expanded"'],
  ],
  outline: [
    ['a heading becomes large words', '/about', /<h2 id="values">([^<]*)<\/h2>/, '<p id="values">$1</p>'],
    ['the page has two main headings', '/about', /<h2 id="values"([\s\S]*?)<\/h2>/, '<h1 id="values"$1</h1>'],
  ],
  'Equal Access': [
    ['the cells that name a table’s columns are plain', DAUGHTERS, /<th scope="col">([^<]*)<\/th>/g, '<td>$1</td>'],
    ['two elements have one id', '/contact', 'id="contact-email"', 'id="contact-name"'],
  ],
  'contrast as drawn': [
    [
      'the background behind the words of the hero becomes pale',
      '/',
      'background:var(--surface);clip-path',
      'background:#c9b48a;clip-path',
    ],
  ],
  targets: [
    ['buttons are too small for a thumb', '/contact', 'min-height:var(--target);overflow-wrap', 'max-height:30px;overflow-wrap'],
    [
      'the links of the footer are too small for a thumb',
      '/contact',
      /\.footer-legal a\{display:inline-flex;align-items:center;gap:6px;min-width:var\(--target\);min-height:var\(--target\)/,
      '.footer-legal a{display:inline-block;line-height:1',
    ],
  ],
  'reflow at 320 px': [['words cannot wrap', '/contact', 'h1{font-size:var(--h1);', 'h1,.lead{white-space:nowrap;font-size:var(--h1);']],
  'text spacing': [
    [
      'a box has the height of its words as they were',
      '/contact',
      '.button{display:inline-flex;',
      '.lead{height:2em;overflow:hidden}.button{display:inline-flex;',
    ],
  ],
  'forced colours': [['links are told from words by colour alone', '/about', 'text-underline-offset:.18em', 'text-decoration:none']],
  'focus walk': [
    ['what has the focus shows no ring', '/contact', /outline:3px solid var\(--brass\)/g, 'outline:0'],
    [
      'the focus is caught in a field',
      '/contact',
      '</body>',
      '<script>addEventListener("keydown", (event) => { if (event.key === "Tab" && event.target.id === "contact-message") event.preventDefault() })</script></body>',
    ],
    [
      'a notice lies over what has the focus',
      '/contact',
      '</body>',
      '<div style="position:fixed;inset:auto 0 0;height:50vh;background:white">We value your privacy</div></body>',
    ],
  ],
  announcements: [
    ['messages are no live region', '/contact', '<div role="status" aria-live="polite" aria-atomic="false"', '<div'],
    ['the count of a filter is no live region', '/productions', '<p class="filter-status" role="status"', '<p class="filter-status"'],
  ],
  'axe in dialogs': [
    ['a dialog has no name', '/tickets', /\{\.\.\.(\w+),role:"dialog"/, '{...$1,"aria-labelledby":undefined,role:"dialog"'],
  ],
} satisfies Readonly<Record<string, readonly (readonly [name: string, page: string, from: string | RegExp, to: string])[]>>

/** The name of a check that must fail on a mutated page. */
export type CheckName = keyof typeof BY_CHECK

/** Ways to break a page on purpose. */
export const MUTATIONS = Object.entries(BY_CHECK).flatMap(([check, rows]) =>
  rows.map(([name, page, from, to]) => ({ name, page, from, to, caughtBy: check as CheckName })),
)
