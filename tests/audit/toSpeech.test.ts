import { describe, expect, it } from 'vitest'
import { countWords, toSpeech } from '../../scripts/audit/screen-reader/toSpeech.ts'

const text = (said: string, language?: string) => ({ said, isText: true, ...(language ? { language } : {}) })
const element = (said: string, language?: string) => ({ said, isText: false, ...(language ? { language } : {}) })

describe('the output of the virtual screen reader, as a transcript', () => {
  it('announces a name once, joins inline text, and omits what screen readers omit', () => {
    const paragraph = [
      element('paragraph'),
      text('Read'),
      element('emphasis'),
      text('Sankara'),
      element('end of emphasis'),
      text(', a play.'),
    ]
    const link = [element('link, Tickets'), text('Tickets'), element('end of link, Tickets')]
    expect(toSpeech([...paragraph, element('end of paragraph'), ...link])).toEqual(['Read Sankara, a play.', 'link, Tickets'])
  })

  it('marks text in another language, also within a name, and not the role', () => {
    expect(toSpeech([text('Ẹ káàbọ̀', 'yo')])).toEqual(['‹Yoruba: Ẹ káàbọ̀›'])
    expect(toSpeech([element('link, ọjọ́ eré', 'yo'), text('ọjọ́ eré', 'yo'), element('end of link, ọjọ́ eré', 'yo')])).toEqual([
      'link, ‹Yoruba: ọjọ́ eré›',
    ])
    expect(toSpeech([element('heading, Ní Yorùbá, level 2', 'yo')])).toEqual(['heading, ‹Yoruba: Ní Yorùbá›, level 2'])
    const heading = [element('heading, The gángan drum, level 2'), text('The'), text('gángan', 'yo'), text('drum')]
    expect(toSpeech([...heading, element('end of heading, The gángan drum, level 2')])).toEqual([
      'heading, The ‹Yoruba: gángan› drum, level 2',
    ])
  })

  it('counts words, but neither punctuation nor the names of languages', () => {
    expect(countWords(['heading, Tickets, level 2', '– ₦3,000', '‹Yoruba: eré›', '‹fr-CA: bonjour›'])).toBe(7)
  })
})
