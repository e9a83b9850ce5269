import type { ReactNode } from 'react'

interface MoreGalleryProps {
  featured: readonly { key: string; content: ReactNode }[]
  /** The others. They are fetched only when shown, if their pictures are lazy. */
  more: readonly { key: string; content: ReactNode }[]
}

/** A gallery that shows some pictures first and the others on demand, with `details`; no script. */
export function MoreGallery({ featured, more }: MoreGalleryProps) {
  const list = (items: MoreGalleryProps['featured']) => (
    <ul className="gallery">
      {items.map((item) => (
        <li key={item.key}>{item.content}</li>
      ))}
    </ul>
  )
  return (
    <div className="more-gallery">
      {list(featured)}
      <details>
        <summary className="button button-quiet">
          <span className="more-gallery-closed">View All Photos ({featured.length + more.length})</span>
          <span className="more-gallery-open">Show Featured Photos Only</span>
        </summary>
        {list(more)}
      </details>
    </div>
  )
}
