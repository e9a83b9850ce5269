import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProductionRun } from '../../src/components/ProductionRun.tsx'

it('the ids for a city of two words have no spaces', () => {
  const cities = ['Port Harcourt', 'Lagos'].map((city) => ({ city, venues: ['A hall'], shows: [] }))
  const html = renderToStaticMarkup(<ProductionRun title="Sankara" cities={cities} />)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '')
  expect(ids).toContain('port-harcourt-shows')
  expect(ids.filter((id) => /\s/.test(id))).toEqual([])
})
