import { formatDay } from '../../../../src/lib/dates.ts'
import { TRANSCRIPT_DAY } from '../recordedSite.ts'

/** How the site was tested, and what remains untested, in plain words. */
export const METHOD = `## How it was tested, and what that cannot tell

- **Rule engines** (axe and Lighthouse, with every \`npm test\`; two engines in more modes in the matrix) find what a rule can decide: a
  missing name, too little contrast. They cannot tell whether a name is a good one.
- **A virtual screen reader** says what the standards ask a screen reader to say. Nobody uses it: how real ones differ, how they sound,
  how fast they are and what braille shows, it cannot tell. It listens to the pages as a wide screen has them, with motion reduced: what
  phones have instead (the button of the menu, tables as blocks, a slide show that turns) is met by the engines and the keyboard walk.
- **Orca**, the screen reader of Linux, has read some pages and gone some journeys, with one browser. Its records lie in
  \`screen-reader/orca\`. NVDA, JAWS, VoiceOver and TalkBack, which most people use, have not been tried.
- **The keyboard walk** and the journeys count keys and see whether the focus shows. They cannot tell how tiring a page is, nor how it
  goes with a switch, by voice or with eyes alone.
- **The measures of words** count sentences and syllables. They cannot tell whether somebody understands, or what a learning
  difficulty, tiredness or another first language changes.
- **Alternative texts** are there on every picture. Whether each says what matters, only readers can tell.
- **Phones** were imitated on a computer, slow ones too. No page has been measured on a real phone or a real network.
- **One day**: all transcripts, outlines and counts are of the site as of ${formatDay(TRANSCRIPT_DAY)}, so that these reports change when the site
  does. Where bytes and scores are of another day, their reports say so.
- **People**: no disabled visitors have yet been asked, and nobody from outside has audited the site. Until they have, this is what its
  makers believe. Whoever meets a barrier can write or call: the ways stand at the foot of every page.`
