/**
 * Icons on a 24 by 24 grid, filled with the colour of the text beside them. Repeated shapes have the same text, since a page's bytes are
 * compressed: the second hand is the first one moved, and the lines of captions are those of the menu.
 */
const SHAPES = {
  external: 'M4 5h7v3H7v9h9v-4h3v7H4zM13 3h8v8h-3V8l-6 6-2-2 6-6h-3z',
  menu: 'M3 5h18v3H3zM3 11h18v3H3zM3 17h18v3H3z',
  close: 'M6 4l6 6 6-6 2 2-6 6 6 6-2 2-6-6-6 6-2-2 6-6-6-6z',
  previous: 'M15 4l3 3-6 5 6 5-3 3-9-8z',
  next: 'M9 4L6 7l6 5-6 5 3 3 9-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  play: 'M6 3l15 9-15 9z',
  whatsapp: 'M12 2a10 10 0 0 0-9 15l-1 5 5-1A10 10 0 1 0 12 2zM8 7h2l1 3-1 1q1 2 3 3l1-1 3 1v2q-2 2-5 0t-5-5-1-4z',
  facebook: 'M14 22V13h3l1-4h-4V7q0-2 2-2h2V2h-3q-5 0-5 5v2H7v4h3v9z',
  x: 'M3 3h6l4 6 5-6h3l-7 8 8 10h-6l-5-6-5 6H3l7-8zM7 5l10 14h1L8 5z',
  linkedin: 'M3 8h4v13H3zM5 2a2 2 0 1 1 0 5 2 2 0 0 1 0-5zM10 8h4v2q1-2 4-2 4 0 4 5v8h-4v-7q0-3-2-3t-2 3v7h-4z',
  mail: 'M2 5h20v1l-10 7L2 6zM2 9l10 7 10-7v10H2z',
  phone: 'M4 2h5l2 6-3 2q2 4 6 6l2-3 6 2v5q-1 2-4 2Q4 21 2 6q0-3 2-4z',
  search: 'M10 2a8 8 0 0 1 6 13l6 5-2 2-5-6A8 8 0 1 1 10 2zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  mask: 'M4 2h16v9q0 8-8 11-8-3-8-11zm3 6v3h4V8zm6 0v3h4V8zm-5 6q4 5 8 0z',
  chair: 'M5 2h14v9H5zM3 12h18v3H3zM5 16h3l-2 6H3zM16 16h3l2 6h-3z',
  pen: 'M20 2q-9 1-14 9l-3 9 2 2 3-4q9 0 12-8l-5 1 5-3z',
  camera: 'M2 6h12v12H2zM15 10l7-4v12l-7-4zM4 2h8v3H4z',
  pencil: 'M16 2l6 6-3 3-6-6zM12 6l6 6L8 22H2v-6z',
  voice: 'M12 2q4 0 4 4v6q0 4-4 4t-4-4V6q0-4 4-4zM4 11h3q0 6 5 6t5-6h3q0 7-6 9v2h-4v-2q-6-2-6-9z',
  hands: 'M1 3h2v6h1v-8h2v8h1v-8h2v9l3-1-3 8h-5l-3-4zm11 6h2v6h1v-8h2v8h1v-8h2v9l3-1-3 8h-5l-3-4z',
  captions: 'M1 4h22v18H1zM3 11h18v3H3zM3 17h18v3H3z',
  sound: 'M2 9h4l6-6v18l-6-6H2zm14-2q6 5 0 10z',
  drum: 'M3 2h18v3q-7 4-7 7t7 7v3H3v-3q7-4 7-7T3 5z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof SHAPES

/** A decorative icon beside text. Hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={SHAPES[name]} fill="currentColor" fillRule="evenodd" />
  </svg>
)
