/** From light to a picture's bytes: a film's soft shoulder, then sRGB. */
const STEPS = 4096
const MOST = 3

const table = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  // the table is finer in the dark, where the eye is
  const light = MOST * (i / STEPS) ** 2
  const toned = (light * (0.15 + light * 1.35)) / (light * (1.15 + light * 1.1) + 0.13)
  const srgb = toned <= 0.0031308 ? 12.92 * toned : 1.055 * toned ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, srgb))
})

/** 0 to 255. */
export const exposed = (light: number) =>
  table[light <= 0 ? 0 : Math.min(STEPS, Math.round(STEPS * Math.sqrt(light / MOST)))] as number

/** The least light that is exposed as this byte. */
export const lightOf = (byte: number) => MOST * (table.indexOf(byte) / STEPS) ** 2
