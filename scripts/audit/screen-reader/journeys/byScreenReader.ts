import type { RecordedSite } from '../recordedSite.ts'
import { countWords, withoutMarks } from '../toSpeech.ts'
import { transcriptOf } from '../transcripts.ts'
import type { Journey, Step } from './journeys.ts'

const LANDMARK = { header: 'banner', footer: 'contentinfo' } as const
const isLandmark = (line: string) => /^(?:banner|navigation|main|contentinfo|search)\b/.test(line)
const isHeading = (line: string) => line.startsWith('heading, ')

/**
 * The number of words a screen reader speaks before the last control of a journey: to a visitor who navigates by headings, and by landmarks to
 * header and footer; and to one who listens to every page from its top. Throws where a step’s control is never announced.
 */
export async function countSpoken(site: RecordedSite, { steps }: Journey) {
  const words = { byHeadings: 0, fromTop: 0 }
  for (const step of steps) {
    const lines = (await transcriptOf(site, step.at)).lines.map(withoutMarks)
    const part = lines.indexOf(step.within ? LANDMARK[step.within] : 'main')
    const heading = lines.findIndex((line, index) => index > part && isHeadingOf(line, step.under ?? ''))
    const begins = step.under === undefined ? part : heading
    const to = lines.findIndex((line, index) => index >= begins && isControlOf(line, step))
    // The header contains the navigation landmark, so a visitor who navigates by landmarks starts there.
    const from = step.within === 'header' ? lines.slice(0, to).findLastIndex(isLandmark) : begins
    if (part < 0 || from < 0 || to < 0) throw new Error(`“${step.control}” on ${step.at} is never announced.`)
    const passed = lines.slice(0, step.within === 'header' ? from : part).filter(isLandmark)
    const headings = lines.slice(part, from).filter(isHeading)
    words.byHeadings += countWords([...passed, ...headings, ...lines.slice(from, to + 1)])
    words.fromTop += countWords(lines.slice(0, to + 1))
  }
  return words
}

const isHeadingOf = (line: string, name: string) => isHeading(line) && line.includes(`, ${name}`)
const isControlOf = (line: string, { control }: Step) => /\b(?:link|button), /.test(line) && line.includes(`, ${control}`)
