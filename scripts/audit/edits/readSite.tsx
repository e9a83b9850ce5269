import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { loadContent } from '../../../src/content/loadContent.ts'
import { getSite, SITE_OPTIONS, setSite } from '../../../src/content/site.ts'
import { NOT_FOUND, OFFLINE } from '../../../src/lib/routes.ts'
import { listRoutes, renderPage } from '../../../src/routes.tsx'
import { writeMachineReadableFiles } from '../../build/machineReadableFiles.ts'
import { toPageFile } from '../../build/staging.ts'
import { listBuiltPages } from '../../lib/builtPages.ts'
import { listFiles } from '../../lib/files.ts'
import { makePictures } from '../../pictures/makePictures.ts'
import { makePress } from '../../press/makePress.ts'
import { makeShare } from '../../share/makeShare.ts'

/**
 * Everything published, by address. For a page: its HTML, then its text without tags, in one line. For a feed, calendar or other file: its
 * content.
 */
export type Published = ReadonlyMap<string, string>

/**
 * Renders every page of the project at `root`, and writes its feeds and calendars to `folder`, as a build would. The working directory must
 * be `root`, because pages look for generated pictures there.
 */
export async function renderSite(root: string, folder: string): Promise<Published> {
  const { entries } = loadContent({ root, ...SITE_OPTIONS })
  await makePictures(root)
  setSite(root, entries)
  await makeShare(root, getSite())
  await makePress(root, getSite())
  writeMachineReadableFiles(folder, getSite())
  const render = (route: string) => renderToStaticMarkup(<HelmetProvider>{renderPage(getSite(), route)}</HelmetProvider>)
  const pages = listRoutes().map((route) => [route, toText(render(route))] as const)
  return new Map([...pages, ...readOthers(folder)])
}

/** Reads a built site. */
export function readBuilt(folder: string): Published {
  const pages = [...listBuiltPages(folder), NOT_FOUND, OFFLINE].map(
    (route) => [route, toText(readFileSync(path.join(folder, toPageFile(route)), 'utf8'))] as const,
  )
  return new Map([...pages, ...readOthers(folder)])
}

/** Feeds, calendars and the sitemap, by their addresses. Folded lines of calendars are joined. */
const readOthers = (folder: string) =>
  listFiles(folder)
    .filter((file) => /\.(?:ics|xml|json|txt)$/.test(file))
    .map((file) => [`/${file}`, readFileSync(path.join(folder, file), 'utf8').replace(/\r?\n /g, '')] as const)

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The source of a page, for text in attributes, then its text content, for text that spans elements. */
function toText(html: string): string {
  const source = html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).normalize('NFC')
  return `${source}\n${source.replace(/<[^>]*>/g, '')}`.replace(/\s+/g, ' ')
}
