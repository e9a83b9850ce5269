/** The house's colours and the dyes that the cloths add to them. */
export const INK = {
  chalk: '#FBF4E6',
  sand: '#F0E2C8',
  ink: '#17110D',
  indigo: '#1B2154',
  night: '#0E1130',
  clay: '#8E2A14',
  brass: '#F2B134',
  leaf: '#1F5A3D',
  mint: '#7FC79B',
  soft: '#A9B4F0',
  mid: '#343F8C',
  blue: '#5566B8',
  terra: '#C4552D',
  rust: '#5E1B0D',
  pale: '#DCE2F5',
  plum: '#4A1942',
  rose: '#EBA79A',
  teal: '#15616B',
  vermilion: '#D8431F',
  litSand: '#F2E0B8',
  hair: '#17110D',
  softHair: '#1C120E',
  greyHair: '#B9B0A4',
  whiteHair: '#E9DFCF',
} as const

/** A skin: what is near and lit, and the darker tone of far limbs and shaded sides. */
export interface Skin {
  near: string
  far: string
}

/** Seven skins from the deepest to the lightest; pairs keep about 1.3:1 between near and far. */
export const SKIN = {
  ebony: { near: '#472818', far: '#301A0F' },
  umber: { near: '#5A3320', far: '#3F2214' },
  cocoa: { near: '#6B3F27', far: '#4E2C1B' },
  chestnut: { near: '#7A4728', far: '#57301A' },
  sienna: { near: '#8F5A34', far: '#6B3F22' },
  amber: { near: '#A86E42', far: '#83522E' },
  honey: { near: '#B87F52', far: '#8F5E38' },
} as const satisfies Record<string, Skin>
