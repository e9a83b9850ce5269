/** A cloth motif: its tile size and the marks on it, in one dye or (stripe) two. */
export interface Motif {
  width: number
  height: number
  marks: (dye: string, second?: string) => string
}

const dotted = (d: string, dye: string, width: number) => `<path d="${d}" stroke="${dye}" stroke-width="${width}" stroke-linecap="round"/>`
const lines = (d: string, dye: string, width: number) => `<path d="${d}" fill="none" stroke="${dye}" stroke-width="${width}"/>`
const circle = (x: number, y: number, r: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`

function rings(dye: string): string {
  const drawn = [24, 17, 10].map((r, i) => circle(28 + (i % 2 ? 0.6 : -0.4), 28 + (i % 2 ? -0.5 : 0.5), r, '')).join('')
  return `<g fill="none" stroke="${dye}" stroke-width="3">${drawn}<path d="M0 0l7 7M56 0l-7 7M0 56l7-7M56 56l-7-7"/></g>${circle(28, 28, 4, `fill="${dye}"`)}`
}

function dots(dye: string): string {
  const turns = [20, 13, 6].map((r) => {
    const length = 2 * Math.PI * r
    return circle(24, 24, r, `stroke-dasharray="0 ${(length / Math.round(length / 7.6)).toFixed(2)}"`)
  })
  return `<g fill="none" stroke="${dye}" stroke-width="4" stroke-linecap="round">${turns.join('')}<path stroke-width="9" d="M0 0h.1M48 0h.1M0 48h.1M48 48h.1"/></g>${circle(24, 24, 2, `fill="${dye}"`)}`
}

function leaf(dye: string): string {
  const blades = [-126, -84, -42, 0, 42, 84, 126].map(
    (a) => `<path d="M35 38c-6-8-6-19 0-28 6 9 6 20 0 28"${a ? ` transform="rotate(${a} 35 38)"` : ''}/>`,
  )
  return `<g fill="${dye}">${blades.join('')}</g>${lines('M35 38v26', dye, 3)}${dotted('M5 5h.1M65 5h.1M6 62h.1M64 62h.1', dye, 5)}`
}

/** The fourteen motifs of the house, named after what the dyer drew. */
export const MOTIFS = {
  rings: { width: 56, height: 56, marks: rings },
  dots: { width: 48, height: 48, marks: dots },
  comb: {
    width: 60,
    height: 60,
    marks: (dye) =>
      lines(
        'M3 2q3 13 0 26M9 2q3 14 0 26M15 2q2 12 0 26M21 2q3 13 0 26M27 2q2 12 0 26M32 33q13 3 26 0M32 39q13 2 26 0M32 45q13 3 26 0M32 51q13 2 26 0M32 57q13 2 26 0M32 4q8 12 26 22M42 3q6 8 16 13M32 14q8 8 15 13M2 34q10 8 25 23M2 45q6 6 12 12M14 33q6 8 13 13',
        dye,
        2.5,
      ),
  },
  ladder: {
    width: 44,
    height: 60,
    marks: (dye) =>
      lines('M8 0q2 15 0 30t0 30M26 0q-2 15 0 30t0 30M8 6h18M8 16l18 1M8 27h18M8 37l18-1M8 47h18M8 56h18', dye, 2.8) +
      lines('M35 0v60', dye, 4).replace('/>', ' stroke-linecap="round" stroke-dasharray="0 10"/>'),
  },
  bird: {
    width: 50,
    height: 50,
    marks: (dye) =>
      lines('M12 22V6M12 22L3 10M12 22l9-12M12 22v4M37 47V31M37 47L28 35M37 47l9-12M37 47v3', dye, 3).replace(
        '/>',
        ' stroke-linecap="round"/>',
      ) + dotted('M37 8h.1M12 38h.1M32 16h.1M43 16h.1M7 46h.1M18 46h.1', dye, 4.4),
  },
  leaf: { width: 70, height: 70, marks: leaf },
  lacing: {
    width: 40,
    height: 80,
    marks: (dye) =>
      lines(
        'M0 2h40M0 8h40M0 74h40M4 8Q16 41 4 74M20 8Q8 41 20 74M20 8Q32 41 20 74M36 8Q24 41 36 74M0 38h7M17 38h6M33 38h7M0 44h7M17 44h6M33 44h7',
        dye,
        2.5,
      ),
  },
  spiral: {
    width: 58,
    height: 58,
    marks: (dye) =>
      lines('M29 29c3-4 8 0 6 5s-12 6-15-1 4-18 14-16 17 13 12 23-21 14-31 5S8 16 19 8', dye, 3.2) +
      dotted('M52 6h.1M6 52h.1M50 52h.1', dye, 5),
  },
  scale: {
    width: 44,
    height: 40,
    marks: (dye) =>
      lines(
        'M0 20a22 20 0 0 1 44 0M8 20a14 13 0 0 1 28 0M16 20a6 6 0 0 1 12 0M-22 40a22 20 0 0 1 44 0M-14 40a14 13 0 0 1 28 0M-6 40a6 6 0 0 1 12 0M22 40a22 20 0 0 1 44 0M30 40a14 13 0 0 1 28 0M38 40a6 6 0 0 1 12 0',
        dye,
        2.6,
      ),
  },
  bead: {
    width: 40,
    height: 40,
    marks: (dye) =>
      lines('M20 3L37 20 20 37 3 20z', dye, 2.6) +
      `<path d="M20 12l8 8-8 8-8-8z" fill="${dye}"/>` +
      dotted('M0 0h.1M40 0h.1M0 40h.1M40 40h.1', dye, 8),
  },
  cowrie: {
    width: 40,
    height: 52,
    marks: (dye) =>
      `<path d="M10 2a8 12 0 0 1 0 24 8 12 0 0 1 0-24M30 28a8 12 0 0 1 0 24 8 12 0 0 1 0-24" fill="${dye}"/>${lines('M30 8v10M25 13h10M10 34v10M5 39h10', dye, 2.6)}`,
  },
  seed: {
    width: 30,
    height: 30,
    marks: (dye) => `<path d="M7 4q5 5 0 10q-5-5 0-10M22 19q5 5 0 10q-5-5 0-10" fill="${dye}"/>`,
  },
  stripe: {
    width: 48,
    height: 24,
    marks: (dye, second = dye) =>
      `<path d="M4 0h9v24h-9zM31 0h4v24h-4z" fill="${dye}"/><path d="M18 0h3v24h-3zM42 0h2v24h-2zM23 0h3v5h-3zM23 12h3v5h-3z" fill="${second}"/>`,
  },
  wave: {
    width: 60,
    height: 30,
    marks: (dye) => lines('M0 7q15-12 30 0t30 0M0 15q15-12 30 0t30 0M0 23q15-12 30 0t30 0', dye, 2.8),
  },
} as const satisfies Record<string, Motif>

/** Name of a motif. */
export type MotifName = keyof typeof MOTIFS
