import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { outerTags } from '../built/readPages.ts'
import { REAL_PAGES } from './realPages.ts'

/** Elements that play, move, or embed third-party content. */
const PLAYING = 'audio, video, track, object, embed, iframe, canvas, marquee, blink, animate, animateMotion, animateTransform, set'
/** Elements and attributes that act without a click. */
const AUTOMATIC = 'meta[http-equiv=refresh i], [autofocus], [autoplay], [accesskey], dialog[open]'

const ANIMATED_DRAWING = /<(?:animate|set)\b|@keyframes|animation:/
const ANIMATED_STYLE = /@keyframes[^{]*|animation(?:-name)?:(?!none)[^;}]*/g

const files = listFiles('dist')
const drawings = files.filter((file) => file.endsWith('.svg')).map((file) => ({ file, text: readFileSync(`dist/${file}`, 'utf8') }))

test('no page has content that plays, flashes, moves or opens automatically', () => {
  expect(JSDOM.fragment('<video></video><dialog open></dialog>').querySelectorAll(`${PLAYING}, ${AUTOMATIC}`)).toHaveLength(2)
  expect(
    ['<animate/>', 'a{animation:b 1s}'].map((text) => [ANIMATED_DRAWING, ANIMATED_STYLE].some((one) => text.search(one) >= 0)),
  ).toEqual([true, true])
  expect(REAL_PAGES.flatMap(({ document }) => outerTags(document.querySelectorAll(`${PLAYING}, ${AUTOMATIC}`)))).toEqual([])
  // An introduction by ear or a film with signing may be downloaded.
  const elsewhere = files.filter((file) => !file.startsWith('files/'))
  expect(elsewhere.filter((file) => /\.(?:gif|apng|mp[34]|m4[av]|ogg|og[av]|webm|wav|mov|swf)$/i.test(file))).toEqual([])
  expect(drawings.length).toBeGreaterThan(20)
  expect(drawings.filter(({ text }) => ANIMATED_DRAWING.test(text)).map(({ file }) => file)).toEqual([])
  const styles = REAL_PAGES.map(({ document }) => document.querySelector('style')?.textContent ?? '')
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(`dist/${file}`, 'utf8'))
  expect([...styles, ...sheets].flatMap((css) => css.match(ANIMATED_STYLE) ?? [])).toEqual([])
})

test('no drawing contains text', () => {
  expect(drawings.filter(({ text }) => /<(?:text|tspan|foreignObject)\b/.test(text)).map(({ file }) => file)).toEqual([])
})

test('no page asks for a password', () => {
  const fields = REAL_PAGES.flatMap(({ document }) => [...document.querySelectorAll('input, select, textarea')])
  expect(fields.length).toBeGreaterThan(REAL_PAGES.length)
  expect(outerTags(fields.filter((field) => /password|one-time-code|captcha/i.test(field.outerHTML)))).toEqual([])
})
