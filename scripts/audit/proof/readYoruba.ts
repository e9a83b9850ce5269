// Transcribes Yoruba into the IPA, because no free speech synthesizer has a Yoruba voice (github.com/espeak-ng/espeak-ng/issues/2360).
// Yoruba spelling shows every sound and tone. Rules: A. Bamgboṣe, “Yorùbá Orthography”, 1965, with the sounds of Wikipedia,
// “Help:IPA/Yoruba”.

/** The IPA of letters that differ from it. */
const SOUNDS: Readonly<Record<string, string>> = { g: 'ɡ', gb: 'ɡ͡b', j: 'd͡ʒ', p: 'k͡p', r: 'ɾ', ṣ: 'ʃ', y: 'j', ẹ: 'ɛ', ọ: 'ɔ' }

const [GRAVE, ACUTE, NASAL] = ['\u0300', '\u0301', '\u0303']
/** Tone letters of the IPA. A vowel without a mark has the middle tone. */
const TONES: Readonly<Record<string, string>> = { [ACUTE]: '˥', [GRAVE]: '˩', '': '˧' }

/** A syllable: a vowel with or without a consonant before it, nasal where an n closes it; or a nasal consonant with a tone of its own. */
const SYLLABLE =
  /(?<consonant>gb|[bdfghjklmnprsṣtwy])?(?<vowel>[aeẹioọu])(?<tone>[\u0300\u0301]?)(?<nasal>n(?!\u0300|\u0301|[aeẹioọu]))?|(?<hum>[mn])(?<humTone>[\u0300\u0301]?)(?=[^aeẹioọu]|$)/y

/** A word with each letter as one character and each tone as a combining mark: é becomes e and a mark, ẹ stays one letter. */
const toLetters = (word: string): string =>
  word.toLowerCase().normalize('NFD').replaceAll('e\u0323', 'ẹ').replaceAll('o\u0323', 'ọ').replaceAll('s\u0323', 'ṣ')

/** The sounds of a word in the IPA, syllable by syllable; undefined if it is not spelt as Yoruba. */
export function pronounce(word: string): string | undefined {
  const letters = toLetters(word)
  const sounds: string[] = []
  for (let at = 0; at < letters.length; at = SYLLABLE.lastIndex) {
    SYLLABLE.lastIndex = at
    const { consonant = '', vowel, tone = '', nasal, hum, humTone = '' } = SYLLABLE.exec(letters)?.groups ?? {}
    if (vowel !== undefined) sounds.push(`${SOUNDS[consonant] ?? consonant}${SOUNDS[vowel] ?? vowel}${nasal ? NASAL : ''}${TONES[tone]}`)
    else if (hum !== undefined) sounds.push(`${hum === 'm' ? 'm' : 'ŋ'}\u0329${TONES[humTone]}`)
    else return undefined
  }
  return sounds.join('.').normalize('NFC')
}

/** How a text is pronounced, in the IPA, and its words that are not spelt as Yoruba: names, or words in the wrong language. */
export function readYoruba(text: string): { ipa: string; foreign: string[] } {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []
  const read = words.map((word) => ({ word, sounds: pronounce(word) }))
  return {
    ipa: read.map(({ word, sounds }) => sounds ?? `⟨${word}⟩`).join(' '),
    foreign: read.flatMap(({ word, sounds }) => (sounds === undefined ? [word] : [])),
  }
}
