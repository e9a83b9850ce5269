/** sRGB to linear light, by channel value from 0 to 255, as WCAG 2.2 defines relative luminance. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The relative luminance of an sRGB colour (WCAG 2.2), given its channels from 0 to 255. */
export function luminance(red: number, green: number, blue: number): number {
  const at = (channel: number) => LINEAR[channel] ?? 0
  return 0.2126 * at(red) + 0.7152 * at(green) + 0.0722 * at(blue)
}

/** The contrast of two relative luminances (WCAG 2.2), from 1 to 21. */
export const contrastOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
