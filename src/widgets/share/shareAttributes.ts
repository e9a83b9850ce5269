import { lazyPart } from '../lazyPart.ts'

interface Announcement {
  title: string
  description: string
}

/**
 * Attributes of a link that share.client.ts turns into a button that copies the page’s URL. `copied` is announced then, and
 * `refused` where the browser refuses access to the clipboard. A link without `refused` is followed instead.
 */
export const shareAttributes = ({ copied, refused }: { copied: Announcement; refused?: Announcement }) => ({
  ...lazyPart('share'),
  'data-copied-title': copied.title,
  'data-copied-text': copied.description,
  'data-refused-title': refused?.title,
  'data-refused-text': refused?.description,
})
