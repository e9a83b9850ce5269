/** The company’s logo: an hourglass drum with its cords, as paths in a box of 60 by 80. */
export const LOGO = {
  width: 60,
  height: 80,
  drum: 'M4 4h52v8Q34 34 34 40t22 28v8H4v-8q22-22 22-28T4 12z',
  cords: 'M12 14Q26 40 12 66M48 14Q34 40 48 66M30 12v56',
  cordWidth: 3.4,
} as const
