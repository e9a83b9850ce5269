import { readFileSync } from 'node:fs'
import { contrastOf, luminance } from '../../scripts/lib/contrast.ts'

/** Role tokens and their colours on one surface in one theme: '--text' to '#17110d'. */
export type Roles = ReadonlyMap<string, string>

export type Theme = 'light' | 'dark'

/** The surfaces of sections; chalk is the page’s own. */
export const SURFACES = ['chalk', 'sand', 'indigo', 'night', 'leaf', 'clay'] as const
export type SurfaceName = (typeof SURFACES)[number]

interface Rule {
  selectors: string[]
  dark: boolean
  declarations: [string, string][]
}

/** Parses the rules of tokens.css in order. Throws on unknown nesting. */
export function readRules(file: string): Rule[] {
  const rules: Rule[] = []
  const open: string[] = []
  for (const token of withoutComments(readFileSync(file, 'utf8')).matchAll(/([^{};]+)([{};])|}/g)) {
    const [whole, words = '', end] = token
    if (whole === '}' || (end === '}' && words.trim() === '')) {
      open.pop()
    } else if (end === '{') {
      open.push(words.trim())
      if (!words.trim().startsWith('@'))
        rules.push({ selectors: words.split(',').map((one) => one.trim()), dark: isDark(open), declarations: [] })
    } else if (end === ';' && words.trim().startsWith('--')) {
      if (open.some((part) => part.startsWith('@media') && !/prefers-color-scheme/.test(part))) continue
      const [name = '', value = ''] = words.split(/:(.*)/s).map((part) => part.trim())
      rules.at(-1)?.declarations.push([name, value])
    } else if (end === '}') {
      throw new Error(`A declaration without a semicolon: ${words.trim()}`)
    }
  }
  return rules
}

/** The values of the roles on a surface, by the cascade: first the page’s, then the surface’s own, light before dark. */
export function rolesOn(rules: readonly Rule[], surface: SurfaceName, theme: Theme): Roles {
  const values = new Map<string, string>()
  for (const selector of [':root', `.on-${surface}`]) {
    for (const rule of rules) {
      if (!rule.selectors.includes(selector) || (rule.dark && theme === 'light')) continue
      for (const [name, value] of rule.declarations) values.set(name, value)
    }
  }
  const resolve = (value: string): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return name === undefined ? value : resolve(values.get(name) ?? `missing ${name}`)
  }
  return new Map([...values].map(([name, value]) => [name, resolve(value)]))
}

/** The WCAG 2 contrast of two colours written as #rrggbb or #rgb, from 1 to 21. Throws on other formats. */
export const contrast = (one: string, other: string): number => contrastOf(luminanceOf(one), luminanceOf(other))

function luminanceOf(colour: string): number {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit)
  if (!parts) throw new Error(`"${colour}" is not a colour that this test can parse.`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16))
  return luminance(red, green, blue)
}

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')
const isDark = (open: readonly string[]) => open.some((part) => /prefers-color-scheme:\s*dark/.test(part))
