import type { Ramp } from '../kernel/relief.ts'

/** The plate's own units: a px at full size. */
export const width = 3600
export const height = 4096

/** Colours of the plate: veins blue, arteries red by what they carry, as atlases have it. */
export const colours = {
  fat: [
    [146, 104, 56],
    [234, 204, 142],
    [252, 236, 194],
  ],
  muscle: [
    [98, 34, 32],
    [198, 106, 92],
    [236, 166, 146],
  ],
  rightAtrium: [
    [72, 42, 66],
    [188, 136, 148],
    [236, 200, 202],
  ],
  rightVentricle: [
    [66, 28, 46],
    [184, 114, 118],
    [234, 184, 178],
  ],
  leftAtrium: [
    [100, 50, 46],
    [218, 158, 138],
    [250, 216, 198],
  ],
  leftVentricle: [
    [62, 16, 20],
    [172, 82, 76],
    [226, 152, 138],
  ],
  papillary: [
    [92, 30, 32],
    [204, 116, 102],
    [246, 190, 170],
  ],
  cusp: [
    [122, 78, 74],
    [226, 194, 176],
    [252, 236, 224],
  ],
  cord: [
    [140, 112, 100],
    [240, 228, 212],
    [255, 252, 246],
  ],
  artery: [
    [92, 12, 18],
    [206, 70, 58],
    [248, 156, 132],
  ],
  vein: [
    [28, 36, 82],
    [98, 118, 178],
    [176, 192, 226],
  ],
} satisfies Record<string, Ramp>
