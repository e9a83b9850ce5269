import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleId, toArticle, toSource } from '../../scripts/scale/addArticles.ts'
import { FIXTURE_CONTENT } from '../../scripts/test/fixtureProject.ts'

const news = path.join(FIXTURE_CONTENT, 'news')
const real = readdirSync(news)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(path.join(news, file), 'utf8'))
const source = toSource(real, readdirSync(path.join(FIXTURE_CONTENT, 'productions')).sort())
const articles = Array.from({ length: 300 }, (_, index) => toArticle(index + 1, source))
const bodies = articles.map((article) => article.split(/^---$/m)[2] ?? '')
const lengths = bodies.map((body) => body.split(/\s+/).length)
const field = (name: string) => articles.map((article) => new RegExp(`^${name}: (.*)$`, 'm').exec(article)?.[1])

describe('generated articles', () => {
  it('take their pictures and blocks from the real ones', () => {
    expect(source.pictures).toHaveLength(real.length)
    expect(source.blocks.length).toBeGreaterThan(30)
    expect(source.pictures.join('\n')).toMatch(/^image:\n {2}src: /)
  })

  it('differ in excerpt, day and words, and no block stands twice', () => {
    for (const name of ['excerpt', 'date']) expect(new Set(field(name)).size, name).toBe(articles.length)
    expect(new Set(field('excerpt').map((text) => text?.replace(/\d+/g, ''))).size, 'excerpts, without numbers').toBeGreaterThan(250)
    const blocks = bodies.flatMap((body) => body.split(/\n{2,}/)).filter((block) => block.includes('*story '))
    expect(new Set(blocks).size).toBe(blocks.length)
  })

  it('share sixty titles, each with one picture, so that a card for sharing serves several', () => {
    const cards = articles.map((article) => /^title: .*|^ +src: .*/gm[Symbol.match](article)?.join())
    expect([new Set(field('title')).size, new Set(cards).size]).toEqual([60, 60])
  })

  it('differ in category, picture, length and in what they name', () => {
    for (const name of ['category', 'production', ' +src']) expect(new Set(field(name)).size, name).toBeGreaterThan(2)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(3)
    expect(articles.filter((article) => article.includes('related:')).length).toBeGreaterThan(50)
  })

  it('are as long as real ones on the average', () => {
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
    const ratio = mean(lengths) / mean(real.map((text) => (text.split(/^---$/m)[2] ?? '').split(/\s+/).length))
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.6)
  })

  it('are the same each time', () => {
    expect(toArticle(7, source)).toBe(articles[6])
    expect(articleId(7)).toBe('generated-7')
  })
})
