import type { Mutation } from './applyMutation.ts'

const DAUGHTERS = '/productions/daughters-of-dance'

/** Mutations of text and accessible names. */
const WORDS: readonly Mutation[] = [
  { name: 'a picture says nothing', page: '/about', from: / alt="A rehearsal circle[^"]*"/, to: '', caughtBy: 'axe' },
  {
    name: 'a picture is described by the name of its file',
    page: '/about',
    from: /alt="A rehearsal circle[^"]*"/,
    to: 'alt="about-hero.svg"',
    caughtBy: 'transcript',
  },
  {
    name: 'a picture is taken for decoration',
    page: '/about',
    from: /alt="A rehearsal circle[^"]*"/,
    to: 'alt=""',
    caughtBy: 'transcript',
  },
  { name: 'a field loses its label', page: '/contact', from: ' for="contact-message"', to: '', caughtBy: 'axe' },
  {
    name: 'a field has a placeholder for a label',
    page: '/about',
    from: /<label for="newsletter-form-email">[^<]*<\/label>/,
    to: '',
    caughtBy: 'transcript',
  },
  {
    name: 'a field says wrongly what goes into it',
    page: '/contact',
    from: 'autocomplete="name"',
    to: 'autocomplete="nam"',
    caughtBy: 'axe',
  },
  { name: 'a group of choices loses its name', page: '/tickets', from: '<legend>Category</legend>', to: '', caughtBy: 'transcript' },
  { name: 'the page says no language', page: '/contact', from: '<html lang="en-NG"', to: '<html', caughtBy: 'axe' },
  { name: 'a Yoruba word says no language', page: '/about', from: ' lang="yo"', to: '', caughtBy: 'transcript' },
  { name: 'a word says a language that there is not', page: '/about', from: ' lang="yo"', to: ' lang="yoruba-x"', caughtBy: 'axe' },
  { name: 'the page loses its title', page: '/contact', from: /<title[^>]*>[^<]*<\/title>/, to: '', caughtBy: 'axe' },
  {
    name: 'a link loses its words',
    page: '/about',
    from: '<a href="/careers">Careers</a>',
    to: '<a href="/careers"></a>',
    caughtBy: 'axe',
  },
  {
    name: 'a button with a sign loses its hidden words',
    page: '/festival',
    from: '<span class="visually-hidden">Next slide</span>',
    to: '',
    caughtBy: 'axe',
  },
  {
    name: 'a link is called otherwise than it reads',
    page: '/tickets',
    from: /aria-label="Before you come[^"]*"/,
    to: 'aria-label="Good to know"',
    caughtBy: 'axe',
  },
  {
    name: 'a link does not say that it opens a new tab',
    page: '/contact',
    from: /&nbsp;\(opens in a new tab\)/,
    to: '',
    caughtBy: 'transcript',
  },
  {
    name: 'the sign of the naira is read out beside the word',
    page: '/tickets',
    from: '<span aria-hidden="true">₦',
    to: '<span>₦',
    caughtBy: 'transcript',
  },
]

/** Mutations of structure. */
const STRUCTURE: readonly Mutation[] = [
  {
    name: 'a heading becomes large words',
    page: '/about',
    from: /<h2 id="values">([^<]*)<\/h2>/,
    to: '<p id="values">$1</p>',
    caughtBy: 'outline',
  },
  {
    name: 'a heading skips a level',
    page: '/about',
    from: /<h2 id="values"([\s\S]*?)<\/h2>/,
    to: '<h5 id="values"$1</h5>',
    caughtBy: 'axe',
  },
  {
    name: 'the page has two main headings',
    page: '/about',
    from: /<h2 id="values"([\s\S]*?)<\/h2>/,
    to: '<h1 id="values"$1</h1>',
    caughtBy: 'outline',
  },
  { name: 'the content is no landmark', page: '/contact', from: /(<\/?)main\b/g, to: '$1div', caughtBy: 'axe' },
  { name: 'the skip link leads nowhere', page: '/contact', from: 'href="#content"', to: 'href="#contents"', caughtBy: 'axe' },
  {
    name: 'two navigations have one name',
    page: '/contact',
    from: ' aria-labelledby="quick-links"',
    to: ' aria-label="Main"',
    caughtBy: 'axe',
  },
  { name: 'a list is no list', page: '/contact', from: /<ul class="footer-links">([\s\S]*?)<\/ul>/, to: '<div>$1</div>', caughtBy: 'axe' },
  {
    name: 'the cells that name a table’s columns are plain',
    page: DAUGHTERS,
    from: /<th scope="col">([^<]*)<\/th>/g,
    to: '<td>$1</td>',
    caughtBy: 'Equal Access',
  },
  {
    name: 'a table has two names for one column',
    page: DAUGHTERS,
    from: '<th scope="col">Time',
    to: '<th scope="column">Time',
    caughtBy: 'axe',
  },
  { name: 'two elements have one id', page: '/contact', from: 'id="contact-email"', to: 'id="contact-name"', caughtBy: 'Equal Access' },
  { name: 'a role is misspelt', page: '/tickets', from: 'role="status"', to: 'role="statsu"', caughtBy: 'axe' },
  {
    name: 'what is hidden from screen readers takes the focus',
    page: '/contact',
    from: '<ul class="footer-links">',
    to: '<ul class="footer-links" aria-hidden="true">',
    caughtBy: 'axe',
  },
  { name: 'the page on view is not marked in the menu', page: '/about', from: ' aria-current="page"', to: '', caughtBy: 'transcript' },
  {
    name: 'two slides change places',
    page: DAUGHTERS,
    from: /(<div class="carousel-slide"[\s\S]*?)(<div class="carousel-slide"[\s\S]*?)(?=<div class="carousel-slide")/,
    to: '$2$1',
    caughtBy: 'transcript',
  },
]

/** Mutations of appearance. */
const SIGHT: readonly Mutation[] = [
  { name: 'soft words become faint', page: '/contact', from: '--text-soft: #54463a', to: '--text-soft: #9a8f84', caughtBy: 'axe' },
  {
    name: 'words on buttons become faint',
    page: '/contact',
    from: /--on-action: var\(--ink\)/g,
    to: '--on-action: #8a5a00',
    caughtBy: 'axe',
  },
  {
    name: 'the background behind the words of the hero becomes pale',
    page: '/',
    from: 'background:var(--surface);clip-path',
    to: 'background:#c9b48a;clip-path',
    caughtBy: 'contrast as drawn',
  },
  {
    name: 'buttons are too small for a thumb',
    page: '/contact',
    from: 'min-height:var(--target);overflow-wrap',
    to: 'max-height:30px;overflow-wrap',
    caughtBy: 'targets',
  },
  {
    name: 'the links of the footer are too small for a thumb',
    page: '/contact',
    from: /\.footer-legal a\{display:inline-flex;align-items:center;gap:6px;min-width:var\(--target\);min-height:var\(--target\)/,
    to: '.footer-legal a{display:inline-block;line-height:1',
    caughtBy: 'targets',
  },
  {
    name: 'words cannot wrap',
    page: '/contact',
    from: 'h1{font-size:var(--h1);',
    to: 'h1,.lead{white-space:nowrap;font-size:var(--h1);',
    caughtBy: 'reflow at 320 px',
  },
  {
    name: 'a box has the height of its words as they were',
    page: '/contact',
    from: '.button{display:inline-flex;',
    to: '.lead{height:2em;overflow:hidden}.button{display:inline-flex;',
    caughtBy: 'text spacing',
  },
  {
    name: 'readers may not zoom',
    page: '/contact',
    from: 'initial-scale=1',
    to: 'initial-scale=1, maximum-scale=1, user-scalable=no',
    caughtBy: 'axe',
  },
  {
    name: 'links are told from words by colour alone',
    page: '/about',
    from: 'text-underline-offset:.18em',
    to: 'text-decoration:none',
    caughtBy: 'forced colours',
  },
  {
    name: 'the page turns to another by itself',
    page: '/contact',
    from: '<meta charset="utf-8">',
    to: '<meta charset="utf-8"><meta http-equiv="refresh" content="30; url=/about">',
    caughtBy: 'axe',
  },
]

/** Mutations of behaviour. */
const ACTS: readonly Mutation[] = [
  {
    name: 'what has the focus shows no ring',
    page: '/contact',
    from: /outline:3px solid var\(--brass\)/g,
    to: 'outline:0',
    caughtBy: 'focus walk',
  },
  {
    name: 'the focus is caught in a field',
    page: '/contact',
    from: '</body>',
    to: '<script>addEventListener("keydown", (event) => { if (event.key === "Tab" && event.target.id === "contact-message") event.preventDefault() })</script></body>',
    caughtBy: 'focus walk',
  },
  { name: 'slides that are not shown stay within reach', page: DAUGHTERS, from: '.inert=', to: '.dataset.inert=', caughtBy: 'transcript' },
  {
    name: 'a notice lies over what has the focus',
    page: '/contact',
    from: '</body>',
    to: '<div style="position:fixed;inset:auto 0 0;height:50vh;background:white">We value your privacy</div></body>',
    caughtBy: 'focus walk',
  },
  {
    name: 'the focus goes in an order of its own',
    page: '/contact',
    from: '<input id="contact-email"',
    to: '<input tabindex="3" id="contact-email"',
    caughtBy: 'axe',
  },
  {
    name: 'messages are no live region',
    page: '/contact',
    from: '<div role="status" aria-live="polite" aria-atomic="false"',
    to: '<div',
    caughtBy: 'announcements',
  },
  {
    name: 'the count of a filter is no live region',
    page: '/productions',
    from: '<p class="filter-status" role="status"',
    to: '<p class="filter-status"',
    caughtBy: 'announcements',
  },
  {
    name: 'a dialog has no name',
    page: '/tickets',
    from: /\{\.\.\.(\w+),role:"dialog"/,
    to: '{...$1,"aria-labelledby":undefined,role:"dialog"',
    caughtBy: 'axe in dialogs',
  },
  {
    name: 'an answer does not say whether it is open',
    page: '/careers',
    from: /"aria-expanded"/g,
    to: '"data-expanded"',
    caughtBy: 'transcript',
  },
  {
    name: 'a tab names a panel that there is not',
    page: '/festival',
    from: '"aria-controls":s}',
    to: '"aria-controls":s+"-panel"}',
    caughtBy: 'axe',
  },
]

/** All mutations. */
export const MUTATIONS: readonly Mutation[] = [...WORDS, ...STRUCTURE, ...SIGHT, ...ACTS]
