import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { readLockfile } from '../../scripts/supply/lockfile.ts'

interface Component {
  'bom-ref': string
  name: string
  version: string
  scope: 'required' | 'excluded'
  licenses?: ({ license: { id: string } } | { expression: string })[]
}

const SCHEMAS = 'node_modules/@cyclonedx/cyclonedx-library/res/schema'
const readSchema = (name: string) => JSON.parse(readFileSync(`${SCHEMAS}/${name}.SNAPSHOT.schema.json`, 'utf8')) as object
const text = readFileSync('.generated/sbom.cdx.json', 'utf8')
const list = JSON.parse(text) as { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] }
const notices = readFileSync('dist/licences.txt', 'utf8')

/** Licences that ask for no more than to be handed on. */
const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1']

const shipped = list.components.filter(({ scope }) => scope === 'required')
const licencesOf = ({ licenses = [] }: Component) =>
  licenses.flatMap((one) => ('license' in one ? [one.license.id] : one.expression.replace(/[()]/g, '').split(/ (?:AND|OR) /)))

describe('the list of everything the site is made with', () => {
  it('is as CycloneDX says', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
      ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
    const isValid = ajv.compile(readSchema('bom-1.6'))
    expect(isValid(list) ? [] : isValid.errors).toEqual([])
  })

  it('names every package that is locked, and for each what it asks for', () => {
    const places = Object.keys(readLockfile('.')).filter((place) => place !== '')
    expect(list.components.map((component) => component['bom-ref'])).toEqual(places)
    const known = new Set(list.dependencies.map(({ ref }) => ref))
    expect(known.size).toBe(places.length + 1)
    expect(list.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
  })

  it('says what browsers get a part of: a page’s scripts and fonts', () => {
    const names = shipped.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react-aria', 'react-stately', 'embla-carousel', '@expo-google-fonts/source-sans-3']),
    )
    expect(names.filter((name) => /^(?:vite|zod|unified|sharp|yaml|parse5|fontkit)$/.test(name))).toEqual([])
  })

  it('tells no hour and no machine', () => {
    expect(text).not.toMatch(/timestamp|20\d\d-\d\d-\d\dT/)
  })
})

describe('what browsers get', () => {
  it('is under licences that let it be given away', () => {
    const others = shipped.filter((one) => licencesOf(one).length === 0 || licencesOf(one).some((licence) => !ALLOWED.includes(licence)))
    expect(others).toEqual([])
  })

  it('comes with its licences, whole, in /licences.txt', () => {
    const missing = shipped.filter(
      ({ name, version }) => !name.startsWith('@expo-google-fonts/') && !notices.includes(`${name} ${version} (`),
    )
    expect(missing).toEqual([])
    const parts = notices.split(`\n\n${'-'.repeat(80)}\n\n`).slice(1)
    const ends = /THE SOFTWARE\.$|OR OTHER DEALINGS IN THE FONT SOFTWARE\.$|limitations under the License\.$|SOFTWARE\.$/i
    expect(parts.filter((part) => !ends.test(part.trim()) || !/copyright/i.test(part)).map((part) => part.slice(0, 80))).toEqual([])
    for (const font of ['Big Shoulders Display', 'Source Sans 3']) expect(parts.at(-1)).toContain(`${font} (OFL-1.1)\n`)
    expect(parts.at(-1)).toMatch(/Big Shoulders Project Authors.*Adobe.*SIL OPEN FONT LICENSE Version 1\.1/s)
  })
})
