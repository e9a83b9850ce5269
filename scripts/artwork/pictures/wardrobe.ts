import { BODY } from '../kit/body.ts'
import { INK, SKIN } from '../kit/colours.ts'
import { polygon } from '../kit/geometry.ts'
import { afro, beret, braid, bun, gele, headTie, locs, shuku, wearing } from '../kit/headwear.ts'
import { type Dress, type Person, person } from '../kit/person.ts'
import { Scene } from '../kit/scene.ts'
import { shape } from '../kit/svg.ts'

/** What a scene may change about a member of the cast. */
type Change = Partial<Dress> & Pick<Dress, 'pose'>

/** A captain of 1983: fatigues, red beret, boots. */
export function captain(change: Change): Person {
  const green = '#3F5A34'
  return person({
    skin: SKIN.ebony,
    head: 'man',
    weight: 1.06,
    wear: beret(INK.clay, INK.ink),
    top: { cut: 'blouse', cloth: green, length: 44, flare: 6 },
    sleeves: { length: 1.55, top: 36, cuff: 30 },
    farCloth: '#34492B',
    lower: { cut: 'trousers', cloth: green, length: 1.9, hem: 36 },
    sash: INK.ink,
    shoes: INK.ink,
    ...change,
  })
}

/** The sisters, the aunt and the girl of Daughters of the Dance, each in her own cloth wherever she appears. */
export function daughters(s: Scene) {
  const loud = (motif: 'rings' | 'dots' | 'bird' | 'comb' | 'spiral' | 'cowrie', scale = 0.95) => s.dye(motif, INK.indigo, INK.pale, scale)
  return {
    /** The eldest, in rings and a clay blouse. */
    eldest: (change: Change) =>
      person({
        skin: SKIN.chestnut,
        head: 'woman',
        wear: bun(INK.hair, INK.clay),
        top: { cut: 'blouse', cloth: s.dye('bead', INK.clay, INK.brass, 0.62) },
        lower: { cut: 'wrapper', cloth: loud('rings', 1.05) },
        sash: INK.clay,
        ...change,
      }),
    /** The second, who became a nurse. */
    nurse: (change: Change) =>
      person({
        skin: SKIN.umber,
        head: 'woman',
        weight: 0.98,
        wear: shuku(),
        top: { cut: 'gown', cloth: INK.chalk, length: 1.25 },
        sleeves: { length: 0.8 },
        shoes: INK.chalk,
        ...change,
      }),
    /** The third, broad and laughing, in combs. */
    third: (change: Change) =>
      person({
        skin: SKIN.ebony,
        head: 'full',
        weight: 1.14,
        wear: headTie(INK.brass, INK.terra),
        top: { cut: 'blouse', cloth: s.dye('seed', INK.clay, INK.sand, 0.8) },
        lower: { cut: 'wrapper', cloth: loud('comb', 0.9) },
        ...change,
      }),
    /** The youngest sister, in dots, with locs. */
    youngest: (change: Change) =>
      person({
        skin: SKIN.sienna,
        head: 'woman',
        weight: 0.95,
        wear: locs(),
        top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.pale, 0.5, 90, INK.brass) },
        lower: { cut: 'wrapper', cloth: loud('dots', 1.1) },
        sash: INK.brass,
        ...change,
      }),
    /** The aunt, old, in a high striped gele. */
    aunt: (change: Change) =>
      person({
        skin: SKIN.ebony,
        head: 'elder',
        weight: 1.08,
        wear: gele(s.dye('stripe', INK.clay, INK.brass, 0.6, 30, INK.sand), INK.rust),
        top: { cut: 'blouse', cloth: s.dye('bird', INK.mid, INK.pale, 0.7), length: 22 },
        sleeves: { length: 1.1, cuff: 54 },
        lower: { cut: 'wrapper', cloth: loud('spiral', 0.9) },
        ...change,
      }),
    /** The girl of fifteen. */
    girl: (change: Change) =>
      person({
        skin: SKIN.cocoa,
        body: BODY.youth,
        head: 'child',
        wear: braid(INK.hair, INK.brass),
        top: { cut: 'gown', cloth: s.dye('leaf', INK.clay, '#E7B08C', 0.6), length: 1.1, flare: 26 },
        ...change,
      }),
    /** The mother when young, only remembered. */
    mother: (change: Change) =>
      person({
        skin: SKIN.ebony,
        head: 'woman',
        wear: wearing(afro()),
        top: { cut: 'blouse', cloth: s.dye('stripe', INK.indigo, INK.pale, 0.5, 0, INK.brass) },
        lower: { cut: 'wrapper', cloth: s.dye('leaf', INK.indigo, INK.pale, 0.9) },
        sash: INK.clay,
        ...change,
      }),
  }
}

/** An empty picture of the gallery of Daughters of the Dance. */
export const moment = () => new Scene(800, 1000)

/** A cone of light from above: its edges at the top, and on the floor. */
export const cone = (s: Scene, from: number, to: number, left: number, right: number, floor: number, light: string = INK.litSand) =>
  s.add(
    shape(
      polygon([
        [from, -10],
        [to, -10],
        [right, floor],
        [left, floor],
      ]),
      light,
    ),
  )
