/** A lazily loaded widget, a page that has it, and which scripts may load for it and when. */
interface LazyWidget {
  name: string
  /** Its page in the fixture site. */
  route: string
  selector: string
  /** Scripts that load when the widget is near the viewport and the page idle, in any order. */
  near: readonly string[]
  /** Scripts that load on intent: pointer, touch or focus. */
  onIntent: readonly string[]
  /** Why it loads at that time: what works without the code, and what loading earlier would cost. */
  why: string
}

const small = { near: [], onIntent: ['commonBundle.client'] }
const hidden = {
  near: ['react', 'tabs.client'],
  onIntent: [],
  why: 'Roles and states must exist before a screen reader gets there; the browser handles an early click.',
}
const dialog = {
  near: [],
  onIntent: ['dialog.client', 'react'],
  why: 'Visitors who never click would download 78 KB; a click shows at once that the page is busy.',
}
const carousel = { near: ['carousel'], onIntent: [], why: 'It scrolls natively; its buttons and automatic advance need the code.' }

/**
 * When each widget’s code loads. Carousels, tabs and disclosures load near the viewport, so that roles and states exist before a screen
 * reader gets there. Every other widget works natively and loads on intent.
 */
export const LAZY_WIDGETS: readonly LazyWidget[] = [
  // Its code loads shortly before it first advances automatically.
  { name: 'hero', route: '/', selector: '.carousel-hero', ...carousel },
  { name: 'testimonials', route: '/academy', selector: '.carousel', ...carousel },
  { name: 'tabs', route: '/festival', selector: '[data-widget=tabs]', ...hidden },
  { name: 'roles', route: '/careers', selector: '[data-widget=disclosures]', ...hidden, near: ['disclosures.client', 'react'] },
  {
    name: 'picture dialog',
    route: '/productions/the-engagement',
    selector: '[data-widget=dialog-pictures]',
    ...dialog,
    // In parallel: its own chunk, React, and the chunks shared with other dialogs and with carousels.
    onIntent: ['carousel', 'dialog.client', 'pictures.client', 'react'],
    why: 'Visitors who never click would download 86 KB; a click shows at once that the page is busy.',
  },
  { name: 'ticket dialog', route: '/tickets', selector: '[data-widget^=dialog]', ...dialog },
  {
    name: 'filter',
    route: '/productions',
    selector: '[data-widget=filter]',
    ...small,
    why: 'CSS shows and hides the items; the code adds the count and the URL, and 2 KB load soon after a tap.',
  },
  {
    name: 'search',
    route: '/news',
    selector: '[data-widget=search]',
    ...small,
    why: 'The page has the whole list; an early submit waits for 3 KB that the first typed character has already requested.',
  },
  {
    name: 'contact form',
    route: '/contact',
    selector: 'main [data-widget=form]',
    ...small,
    why: 'Visitors who do not use it download nothing; an early click waits for 2 KB that focusing a field has already requested, and would otherwise open an email.',
  },
  {
    name: 'newsletter',
    route: '/about',
    selector: 'footer [data-widget=form]',
    ...small,
    why: 'It is in the footer of every page and few use it; an early click waits for 2 KB that focusing its field has already requested.',
  },
  // `near` has the scripts of the disclosures on the same page, which load too.
  {
    name: 'share',
    route: '/careers',
    selector: '[data-widget=share]',
    ...small,
    near: ['disclosures.client', 'react'],
    why: 'Without the code the link opens an email; an early click waits for 2 KB.',
  },
  {
    name: 'interest',
    route: '/get-involved',
    selector: '[data-widget=acknowledge]',
    ...small,
    why: 'Without the code the browser opens a popover; an early click waits for 2 KB.',
  },
  {
    name: 'save-data mode',
    route: '/about',
    selector: '[data-widget=save-data]',
    ...small,
    onIntent: ['saveData.client'],
    why: 'The switch is a form, and the head script reads its value: without the code, the page reloads.',
  },
]
