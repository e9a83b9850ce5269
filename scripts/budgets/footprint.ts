import { co2 } from '@tgwf/co2'
import { formatDay } from '../../src/lib/dates.ts'
import { toMarkdownTable } from '../audit/screen-reader/reports/markdownTables.ts'
import type { PageReport } from './measure.ts'

/**
 * What mobile data costs in Nigeria: the smallest monthly plan of the largest network, since whoever counts kilobytes buys a small plan.
 * When the price changes, update every field.
 */
export const DATA_PRICE = {
  plan: 'the monthly plan of 1.8 GB of MTN Nigeria',
  naira: 1500,
  bytes: 1.8e9,
  since: '2025-02-10',
  source: 'https://businessday.ng/technology/article/outcry-as-mtn-raises-cost-of-15gb-by-200',
} as const

const model = new co2({ model: 'swd', version: 4 })
const NIGERIA = { country: 'NGA' }

/** What it costs to transfer so many bytes, in naira. */
export const toNaira = (bytes: number): number => (bytes * DATA_PRICE.naira) / DATA_PRICE.bytes

/** What it emits to transfer so many bytes to a device in Nigeria, in grams of CO2 equivalent. */
export const toGrams = (bytes: number): number =>
  model.perByteTrace(bytes, false, { gridIntensity: { device: NIGERIA, network: NIGERIA } }).co2

/** The section on carbon and cost in the report. */
export function formatFootprint(reports: readonly PageReport[]): string {
  const figures = ['after scroll, KB', 'CO2 equivalent, g', 'cost, naira']
  const rows = reports.map(({ route, measures: { afterScroll } }) => [
    `\`${route}\``,
    (afterScroll / 1024).toFixed(1),
    toGrams(afterScroll).toFixed(3),
    toNaira(afterScroll).toFixed(2),
  ])
  return `## Carbon and cost

A first visit that reads a page to its end. Carbon is an estimate by CO2.js (Sustainable Web Design model, version 4), with Nigeria’s average
grid where device and network are used, and the world’s for the data centre and for making the hardware. Cost is by [${DATA_PRICE.plan}](${DATA_PRICE.source}):
${DATA_PRICE.naira} naira since ${formatDay(DATA_PRICE.since)}, or ${toNaira(1e6).toFixed(2)} naira for a megabyte.

${toMarkdownTable(['page', ...figures], rows, figures)}`
}
