/** A cloth motif: its tile size and the marks on it, in one dye. */
interface Motif {
  width: number
  height: number
  marks: (dye: string) => string
}

const stroke = (d: string, dye: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${dye}" stroke-width="${width}"${more}/>`
const ROUND = ' stroke-linecap="round"'
const circle = (x: number, y: number, r: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`

function rings(dye: string): string {
  const drawn = [24, 17, 10].map((r, i) => circle(28 + (i % 2 ? 0.6 : -0.4), 28 + (i % 2 ? -0.5 : 0.5), r, '')).join('')
  return `<g fill="none" stroke="${dye}" stroke-width="3">${drawn}<path d="M0 0l7 7M56 0l-7 7M0 56l7-7M56 56l-7-7"/></g>${circle(28, 28, 4, `fill="${dye}"`)}`
}

/** The adire motifs of share cards. */
export const MOTIFS = {
  rings: { width: 56, height: 56, marks: rings },
  comb: {
    width: 60,
    height: 60,
    marks: (dye) =>
      stroke(
        'M3 2q3 13 0 26M9 2q3 14 0 26M15 2q2 12 0 26M21 2q3 13 0 26M27 2q2 12 0 26M32 33q13 3 26 0M32 39q13 2 26 0M32 45q13 3 26 0M32 51q13 2 26 0M32 57q13 2 26 0M32 4q8 12 26 22M42 3q6 8 16 13M32 14q8 8 15 13M2 34q10 8 25 23M2 45q6 6 12 12M14 33q6 8 13 13',
        dye,
        2.5,
      ),
  },
  ladder: {
    width: 44,
    height: 60,
    marks: (dye) =>
      stroke('M8 0q2 15 0 30t0 30M26 0q-2 15 0 30t0 30M8 6h18M8 16l18 1M8 27h18M8 37l18-1M8 47h18M8 56h18', dye, 2.8) +
      stroke('M35 0v60', dye, 4, `${ROUND} stroke-dasharray="0 10"`),
  },
  bird: {
    width: 50,
    height: 50,
    marks: (dye) =>
      stroke('M12 22V6M12 22L3 10M12 22l9-12M12 22v4M37 47V31M37 47L28 35M37 47l9-12M37 47v3', dye, 3, ROUND) +
      stroke('M37 8h.1M12 38h.1M32 16h.1M43 16h.1M7 46h.1M18 46h.1', dye, 4.4, ROUND),
  },
  lacing: {
    width: 40,
    height: 80,
    marks: (dye) =>
      stroke(
        'M0 2h40M0 8h40M0 74h40M4 8Q16 41 4 74M20 8Q8 41 20 74M20 8Q32 41 20 74M36 8Q24 41 36 74M0 38h7M17 38h6M33 38h7M0 44h7M17 44h6M33 44h7',
        dye,
        2.5,
      ),
  },
} as const satisfies Record<string, Motif>

/** Name of a motif. */
export type MotifName = keyof typeof MOTIFS
