const DAUGHTERS = '/productions/daughters-of-dance'

/** What is broken, on which page, and the text to replace in the page, its stylesheets and its scripts, by the check that must fail. */
const BY_CHECK = {
  axe: [
    ['a picture has no alt text', '/about', / alt="A rehearsal circle[^"]*"/, ''],
    ['a field has no label', '/contact', ' for="contact-message"', ''],
    ['a field has an invalid autocomplete value', '/contact', 'autocomplete="name"', 'autocomplete="nam"'],
    ['the page has no language', '/contact', '<html lang="en-NG"', '<html'],
    ['a word has an invalid language', '/about', ' lang="yo"', ' lang="yoruba-x"'],
    ['the page has no title', '/contact', /<title[^>]*>[^<]*<\/title>/, ''],
    ['a link has no name', '/about', '<a href="/careers">Careers</a>', '<a href="/careers"></a>'],
    ['an icon button has no name', '/festival', '<span class="visually-hidden">Next slide</span>', ''],
    ['the name of a link lacks its visible text', '/tickets', /aria-label="Before you come[^"]*"/, 'aria-label="Good to know"'],
    ['a heading skips a level', '/about', /<h2 id="values"([\s\S]*?)<\/h2>/, '<h5 id="values"$1</h5>'],
    ['the content is not in a main landmark', '/contact', /(<\/?)main\b/g, '$1div'],
    ['the skip link leads nowhere', '/contact', 'href="#content"', 'href="#contents"'],
    ['two navigation landmarks have the same name', '/contact', ' aria-labelledby="quick-links"', ' aria-label="Main"'],
    ['list items have no list', '/contact', /<ul class="footer-links">([\s\S]*?)<\/ul>/, '<div>$1</div>'],
    ['a column header has an invalid scope', DAUGHTERS, '<th scope="col">Time', '<th scope="column">Time'],
    ['a role is misspelt', '/tickets', 'role="status"', 'role="statsu"'],
    [
      'links can be focused in a part with aria-hidden',
      '/contact',
      '<ul class="footer-links">',
      '<ul class="footer-links" aria-hidden="true">',
    ],
    ['secondary text has too little contrast', '/contact', '--text-soft: #54463a', '--text-soft: #9a8f84'],
    ['the text of buttons has too little contrast', '/contact', /--on-action: var\(--ink\)/g, '--on-action: #8a5a00'],
    ['zooming is disabled', '/contact', 'initial-scale=1', 'initial-scale=1, maximum-scale=1, user-scalable=no'],
    [
      'the page redirects after a delay',
      '/contact',
      '<meta charset="utf-8">',
      '<meta charset="utf-8"><meta http-equiv="refresh" content="30; url=/about">',
    ],
    ['a field has a positive tabindex', '/contact', '<input id="contact-email"', '<input tabindex="3" id="contact-email"'],
    ['aria-controls of a tab refers to a missing id', '/festival', '"aria-controls":s}', '"aria-controls":s+"-panel"}'],
  ],
  transcript: [
    ['the alt text is a file name', '/about', /alt="A rehearsal circle[^"]*"/, 'alt="about-hero.svg"'],
    ['a picture with content has an empty alt text', '/about', /alt="A rehearsal circle[^"]*"/, 'alt=""'],
    ['a field has a placeholder, but no label', '/about', /<label for="newsletter-form-email">[^<]*<\/label>/, ''],
    ['a group of radio inputs has no name', '/tickets', '<legend>Category</legend>', ''],
    ['a Yoruba word is not marked as Yoruba', '/about', ' lang="yo"', ''],
    ['a link does not say that it opens a new tab', '/contact', /&nbsp;\(opens in a new tab\)/, ''],
    ['a price is announced twice, with its sign and in words', '/tickets', '<span aria-hidden="true">₦', '<span>₦'],
    ['the current page is not marked in the menu', '/about', ' aria-current="page"', ''],
    [
      'two slides are in the wrong order',
      DAUGHTERS,
      /(<div class="carousel-slide"[\s\S]*?)(<div class="carousel-slide"[\s\S]*?)(?=<div class="carousel-slide")/,
      '$2$1',
    ],
    ['slides that are not shown are not inert', DAUGHTERS, '.inert=', '.dataset.inert='],
    ['the state of a disclosure is not announced', '/careers', /"aria-expanded"/g, '"data-expanded"'],
    ['a heading is a paragraph in large type', '/about', /<h2 id="values">([^<]*)<\/h2>/, '<p id="values">$1</p>'],
    ['the page has two main headings', '/about', /<h2 id="values"([\s\S]*?)<\/h2>/, '<h1 id="values"$1</h1>'],
  ],
  'Equal Access': [
    ['column headers are plain cells', DAUGHTERS, /<th scope="col">([^<]*)<\/th>/g, '<td>$1</td>'],
    ['two elements have the same id', '/contact', 'id="contact-email"', 'id="contact-name"'],
  ],
  'contrast as drawn': [
    [
      'the text of the hero has too little contrast with the picture',
      '/',
      'background:var(--surface);clip-path',
      'background:#c9b48a;clip-path',
    ],
  ],
  targets: [
    ['buttons are too small', '/contact', 'min-height:var(--target);overflow-wrap', 'max-height:30px;overflow-wrap'],
    [
      'the links of the footer are too small',
      '/contact',
      /\.footer-legal a\{display:inline-flex;align-items:center;gap:6px;min-width:var\(--target\);min-height:var\(--target\)/,
      '.footer-legal a{display:inline-block;line-height:1',
    ],
  ],
  'reflow at 320 px': [['text does not wrap', '/contact', 'h1{font-size:var(--h1);', 'h1,.lead{white-space:nowrap;font-size:var(--h1);']],
  'text spacing': [
    [
      'a box has a fixed height',
      '/contact',
      '.button{display:inline-flex;',
      '.lead{height:2em;overflow:hidden}.button{display:inline-flex;',
    ],
  ],
  'forced colours': [['links differ from text by colour alone', '/about', 'text-underline-offset:.18em', 'text-decoration:none']],
  'focus walk': [
    ['there is no focus indicator', '/contact', /outline:3px solid var\(--brass\)/g, 'outline:0'],
    [
      'a field traps the focus',
      '/contact',
      '</body>',
      '<script>addEventListener("keydown", (event) => { if (event.key === "Tab" && event.target.id === "contact-message") event.preventDefault() })</script></body>',
    ],
    [
      'a notice covers the focus',
      '/contact',
      '</body>',
      '<div style="position:fixed;inset:auto 0 0;height:50vh;background:white">We value your privacy</div></body>',
    ],
  ],
  announcements: [
    ['messages are not in a live region', '/contact', '<div role="status" aria-live="polite" aria-atomic="false"', '<div'],
    ['the count of a filter is not in a live region', '/productions', '<p class="filter-status" role="status"', '<p class="filter-status"'],
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
