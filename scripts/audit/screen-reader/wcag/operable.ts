import { type Criterion, checkedByHand, FOCUS_VISIBLE, NO_MEDIA, testedBy } from './criterion.ts'

const NOTHING_FLASHES = 'Nothing flashes. What moves are slides that glide, and pages that turn into one another once.'
const NO_SIGN_IN = 'There is no sign-in and no session: nothing that a visitor does can run out.'

/** Guidelines 2.1 to 2.3: keyboard accessible, enough time, seizures and physical reactions. */
export const OPERABLE: readonly Criterion[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    status: 'met',
    how: 'Everything that can be clicked is a link, a button, a field or HTML’s own disclosure, and every widget answers to the keys that its pattern asks for. What visitors come for is done by keyboard alone, and counted.',
    evidence: [
      FOCUS_VISIBLE,
      testedBy('e2e/tabs.spec.ts', 'left and right go round, Home and End to the ends, Tab into the panel and back'),
      testedBy('e2e/dialogs.spec.ts', 'opens; focus goes in, stays in, and comes back with Escape'),
      testedBy('e2e/carousel.spec.ts', 'order of the keyboard: pause, previous, next, the slide’s link'),
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    status: 'met',
    how: 'On every page Tab leads from the first stop to the last and out, and Shift and Tab back. A dialog is left by Escape and by its Close button.',
    evidence: [FOCUS_VISIBLE, testedBy('e2e/dialogs.spec.ts', 'opens; focus goes in, stays in, and comes back with Escape')],
  },
  {
    number: '2.1.3',
    name: 'Keyboard (No Exception)',
    level: 'AAA',
    status: 'met',
    how: 'Nothing needs the path of a pointer: there is no drawing, and each swipe has buttons and arrow keys beside it.',
    evidence: [FOCUS_VISIBLE, testedBy('e2e/carousel.spec.ts', 'moves by the arrow keys')],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    status: 'met',
    how: 'There are none. Scripts listen for arrow keys, Enter, Space and Escape, and in a row of tabs for Home and End; for no letter, digit or sign.',
    evidence: [testedBy('tests/styles/hoverAndOrder.test.ts', 'makes no letter, digit or sign a shortcut'), NO_MEDIA],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    status: 'met',
    how: 'Nothing has to be done within a time. A short message goes after six seconds or more, waits while it is hovered or has the focus, and comes again when it is asked for again; after a form a message stays.',
    evidence: [
      testedBy('e2e/toasts.spec.ts', 'a toast stays while it is hovered, and while its button has the focus'),
      testedBy('e2e/forms.spec.ts', 'leaves a message beside the form'),
      NO_MEDIA,
    ],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    status: 'met',
    how: 'The home page’s slides turn every five seconds. Their first button stops them, focus stops them, hovering pauses them, and they do not start where less motion or less data is asked for. Nothing else moves by itself.',
    evidence: [
      testedBy('e2e/carousel.spec.ts', 'the pause button stops it with a mouse, with a finger and with a key'),
      testedBy('e2e/carousel.spec.ts', 'focus inside stops it until the visitor starts it again'),
      testedBy('e2e/carousel.spec.ts', 'under reduced motion it starts stopped'),
    ],
  },
  {
    number: '2.2.3',
    name: 'No Timing',
    level: 'AAA',
    status: 'met',
    how: 'No part of what the site offers depends on time: nothing is lost by waiting, and what a short message says stands beside what was clicked or can be asked for again.',
    evidence: [testedBy('e2e/toasts.spec.ts', 'a toast stays at least six seconds, then disappears by itself'), NO_MEDIA],
  },
  {
    number: '2.2.4',
    name: 'Interruptions',
    level: 'AAA',
    status: 'met',
    how: 'Messages answer clicks and keys and wait politely for what is being read. Slides that turn by themselves say nothing. A page that failed in part says so at once, since what was wanted did not happen.',
    evidence: [
      testedBy('e2e/carousel.spec.ts', 'without an announcement or a move of the focus'),
      testedBy('e2e/toasts.spec.ts', 'the live region is polite and stands empty in the page as it is sent'),
    ],
  },
  {
    number: '2.2.5',
    name: 'Re-authenticating',
    level: 'AAA',
    status: 'not applicable',
    how: NO_SIGN_IN,
    evidence: [checkedByHand('All 27 pages and their forms: none asks who the visitor is in order to go on.')],
  },
  { number: '2.2.6', name: 'Timeouts', level: 'AAA', status: 'not applicable', how: NO_SIGN_IN, evidence: [NO_MEDIA] },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', status: 'met', how: NOTHING_FLASHES, evidence: [NO_MEDIA] },
  { number: '2.3.2', name: 'Three Flashes', level: 'AAA', status: 'met', how: NOTHING_FLASHES, evidence: [NO_MEDIA] },
  {
    number: '2.3.3',
    name: 'Animation from Interactions',
    level: 'AAA',
    status: 'met',
    how: 'Gliding slides, smooth scrolling and turning pages exist only where the system does not ask for less motion.',
    evidence: [
      testedBy('e2e/view-transitions.spec.ts', 'pages change at once under reduced motion'),
      testedBy('e2e/smooth-scrolling.spec.ts', 'it jumps where motion is not'),
      testedBy('e2e/dialogs.spec.ts', 'under reduced motion the next picture is simply there'),
      testedBy('e2e/carousel.spec.ts', 'moves without sliding when asked'),
    ],
  },
]
