import { INK } from './colours.ts'

/** A chord: the few colours that a production or a house sounds in. */
interface Chord {
  /** The picture's ground and a quiet second tone for its motif. */
  ground: string
  quiet: string
  /** Where light falls, and the quiet motif in it. */
  light: string
  lightQuiet: string
  /** Three cloths, the first the loudest. */
  first: string
  second: string
  third: string
  /** What marks on cloths are dyed in. */
  mark: string
  accent: string
}

/** One chord for each production and house; no two agree in ground and light. */
export const CHORDS = {
  daughters: {
    ground: '#151A4A',
    quiet: '#27307A',
    light: '#F2E0B8',
    lightQuiet: '#E4CB97',
    first: INK.indigo,
    second: INK.clay,
    third: INK.brass,
    mark: INK.pale,
    accent: INK.brass,
  },
  lion: {
    ground: '#E9A92E',
    quiet: '#DB9A22',
    light: '#F6CF74',
    lightQuiet: '#EBBE58',
    first: INK.leaf,
    second: INK.rust,
    third: INK.indigo,
    mark: INK.sand,
    accent: INK.terra,
  },
  sankara: {
    ground: '#9A2F17',
    quiet: '#A93B1F',
    light: INK.brass,
    lightQuiet: '#E19F22',
    first: '#3F5A34',
    second: INK.rust,
    third: INK.chalk,
    mark: '#E7DDBE',
    accent: '#31482A',
  },
  continuum: {
    ground: INK.plum,
    quiet: '#5C2752',
    light: INK.rose,
    lightQuiet: '#DE9488',
    first: INK.teal,
    second: '#8A2F52',
    third: INK.chalk,
    mark: '#F4E2C8',
    accent: INK.brass,
  },
  road: {
    ground: '#F0DDB4',
    quiet: '#E6CD9C',
    light: INK.chalk,
    lightQuiet: '#F0E2C8',
    first: INK.leaf,
    second: INK.clay,
    third: INK.ink,
    mark: INK.sand,
    accent: INK.terra,
  },
  engagement: {
    ground: '#F1B7A5',
    quiet: '#E8A690',
    light: '#FCE7DA',
    lightQuiet: '#F4D3C1',
    first: '#B3264A',
    second: '#2B6E8F',
    third: '#F7C65A',
    mark: '#FFF3E6',
    accent: '#6B1230',
  },
  wizard: {
    ground: '#10403F',
    quiet: '#19524F',
    light: '#E8E3C4',
    lightQuiet: '#D8D1A8',
    first: '#C8A13A',
    second: '#B5472A',
    third: '#0B2827',
    mark: '#FFF6D8',
    accent: '#E8C15A',
  },
  obedeki: {
    ground: '#2E1A3D',
    quiet: '#3C254E',
    light: '#BFD7EA',
    lightQuiet: '#A9C6DE',
    first: '#C4552D',
    second: '#3B6FA0',
    third: '#EAD7C0',
    mark: '#FBF4E6',
    accent: '#E08A3C',
  },
  festival: {
    ground: INK.brass,
    quiet: '#E5A325',
    light: '#FFD675',
    lightQuiet: '#F7C65A',
    first: INK.leaf,
    second: INK.clay,
    third: INK.indigo,
    mark: INK.pale,
    accent: INK.mint,
  },
  academy: {
    ground: '#CFE6D4',
    quiet: '#BCD9C3',
    light: INK.chalk,
    lightQuiet: '#F0E2C8',
    first: INK.leaf,
    second: INK.brass,
    third: INK.clay,
    mark: '#CFE6D4',
    accent: INK.mint,
  },
} as const satisfies Record<string, Chord>
