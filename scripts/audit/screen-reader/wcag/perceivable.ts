import { AXE, type Criterion, checkedByHand, NO_MEDIA, notApplicable, testedBy } from './criterion.ts'

const NO_FILM = 'There is no sound and no film on any page: productions are shown in still pictures with their alternative texts.'

/** Guidelines 1.1 to 1.3: text alternatives, time-based media, adaptable. */
export const PERCEIVABLE: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    status: 'met',
    how: 'Every picture says what is seen and why it is there; an alternative text has no default, and decoration must be called so. Icons are hidden from screen readers and stand beside words.',
    evidence: [AXE, testedBy('tests/real-content/documents.test.ts', 'has alternative text and dimensions for every picture')],
  },
  ...notApplicable(NO_FILM, NO_MEDIA, [
    ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
    ['1.2.2', 'Captions (Prerecorded)', 'A'],
    ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
    ['1.2.4', 'Captions (Live)', 'AA'],
    ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
  ]),
  {
    number: '1.2.6',
    name: 'Sign Language (Prerecorded)',
    level: 'AAA',
    status: 'not applicable',
    how: `${NO_FILM} The words of the site are in no sign language.`,
    evidence: [NO_MEDIA],
  },
  ...notApplicable(NO_FILM, NO_MEDIA, [
    ['1.2.7', 'Extended Audio Description (Prerecorded)', 'AAA'],
    ['1.2.8', 'Media Alternative (Prerecorded)', 'AAA'],
    ['1.2.9', 'Audio-only (Live)', 'AAA'],
  ]),
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    status: 'met',
    how: 'Headings, lists, tables with header cells and captions, labels, groups of fields and landmarks are HTML’s own. Steps that have an order are numbered lists.',
    evidence: [
      AXE,
      testedBy('tests/real-content/documents.test.ts', 'has one h1, and no heading skips a level'),
      testedBy('tests/specification/facts.test.ts', 'numbers its steps in an ordered list'),
    ],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    status: 'met',
    how: 'Pages read in the order of their HTML. Styles change that order in three places, where it changes no meaning: a slide stands above its buttons, and Close beside a message or above a long title.',
    evidence: [
      testedBy('tests/styles/hoverAndOrder.test.ts', 'shows things in the order in which they are read'),
      testedBy('e2e/aria-tree.spec.ts', 'the hero before its code is there: five slides, all within reach'),
      checkedByHand(
        'Read the transcripts of the home page, Contact and Careers from the top: each thing is heard under its heading, and nothing before what it needs.',
      ),
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    status: 'met',
    how: 'No instruction depends on seeing a shape, a colour or a place: controls are called by their names.',
    evidence: [
      checkedByHand(
        'Searched all content files for words of place, side and colour outside alternative texts. Where words to visitors said “beside”, “below” or “at the top”, in eight texts, six now name the thing or its heading (About, Contact, Careers, News, Tickets, the not-found page). The two that are left name it as well: the full value beside the fee of the workshop, and the address at the top of the window, where a link could not be copied.',
      ),
    ],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    status: 'met',
    how: 'Nothing is locked to portrait or landscape; layout follows width alone.',
    evidence: [
      testedBy('tests/styles/hoverAndOrder.test.ts', 'asks for no orientation, in styles or in the manifest'),
      testedBy('e2e/dialogs.spec.ts', 'the dialog fits: picture, Close and the turning buttons are in view'),
    ],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    status: 'met',
    how: 'Name and email carry `autocomplete`, in the newsletter form too. No other field asks for something about the visitor.',
    evidence: [
      testedBy('e2e/forms.spec.ts', 'has a name and a hint for every field'),
      testedBy('e2e/forms.spec.ts', 'has names, hints for filling in'),
    ],
  },
  {
    number: '1.3.6',
    name: 'Identify Purpose',
    level: 'AAA',
    status: 'not met',
    how: 'Landmarks and the purpose of fields can be told by a program. Buttons, links and icons carry their names alone: browsers know no vocabulary for their purposes yet.',
    evidence: [],
  },
]
