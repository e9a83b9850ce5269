import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../test.ts'

// Grade C of docs/browsers.md, in two engines of their own that know little more than CSS 2.1, on a screen of 400 px.

const PAGE = '/tickets'
const PROGRAMS = ['dillo', 'netsurf-gtk', 'xvfb-run', 'xdotool', 'xclip', 'import']

/**
 * What only scripts or newer styles show, spoken texts beside others with the same meaning (src/styles/floor.critical.css), and words inside
 * controls, which cannot be copied.
 */
const NOT_SHOWN =
  'script, option, button, [hidden]:not([hidden=until-found]), [popover], [popovertarget], .visually-hidden, .carousel-controls, .more-gallery-open, .filter-choices, .filter-empty, .unavailable .note + p, .share-links [data-widget]'

/** Opens an address, copies all text to the output, and presses an arrow key: fails if the page then looks different. */
const visit = (start: string, copy: string) => `
  ${start} "$0" >&2 & program=$!; sleep 6
  ${copy}
  import -window root -depth 8 before.rgb
  xdotool key --repeat 5 Right sleep 1
  import -window root -depth 8 after.rgb
  kill $program
  cmp before.rgb after.rgb`
const ENGINES = {
  // Dillo copies what the pointer is dragged over, which must end inside the page.
  Dillo: visit(
    'dillo -f -g 400x15900+0+0',
    `IFS=x+ read -r _ height _ top < <(import -window root png:- | identify -format '%@\\n' -)
     xdotool mousemove 300 12 mousedown 1 sleep 0.2 mousemove 200 500 sleep 0.2 mousemove 300 $((height + top - 8)) sleep 1 mouseup 1 sleep 1
     xclip -o -selection primary -t UTF8_STRING`,
  ),
  NetSurf: visit(
    'netsurf-gtk --window_width=400 --window_height=900',
    'xdotool mousemove 200 300 key ctrl+a sleep 1 key ctrl+c sleep 1; xclip -o -selection clipboard',
  ),
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

test.skip(spawnSync('which', PROGRAMS).status !== 0, 'Debian: apt-get install dillo netsurf-gtk xvfb xdotool xclip imagemagick')

for (const [name, script] of Object.entries(ENGINES))
  test(`${name} shows every word of ${PAGE}, and does not scroll sideways`, async ({ pageWithoutScripts: page, baseURL }) => {
    await page.goto(PAGE)
    const texts = await page.locator('main').evaluate((main, notShown) => {
      const found: string[] = []
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest(notShown)) found.push(walker.currentNode.textContent ?? '')
      return found
    }, NOT_SHOWN)
    expect(texts.length).toBeGreaterThan(20)
    const folder = mkdtempSync(path.join(tmpdir(), 'floor-'))
    const screen = ['-a', '-s', '-screen 0 400x15900x24', 'bash', '-c']
    const { stdout, stderr, status } = spawnSync('xvfb-run', [...screen, script, `${baseURL}${PAGE}`], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      encoding: 'utf8',
    })
    expect(texts.filter((text) => !withoutSpaces(stdout).includes(withoutSpaces(text)))).toEqual([])
    expect(status, stderr).toBe(0)
  })
