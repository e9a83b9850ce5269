import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from '../../src/ui/Price.tsx'

const html = (...amounts: number[]) => renderToStaticMarkup(<Price amounts={amounts} />)

it('shows one price with its sign, and announces it as naira', () => {
  expect(html(15000)).toMatch(/^<span aria-hidden="true">₦15,000<\/span><span [^>]*> 15,000 naira<\/span>$/)
})

it('shows several as one range', () => {
  expect(html(8000, 5000, 6000)).toMatch(/>₦5,000 to ₦8,000<.* 5,000 to 8,000 naira</)
})
