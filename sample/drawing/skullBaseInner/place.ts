import { halves } from '../kernel/halves.ts'

/** The plate's own units: a px at full size, 20 for a mm. The midline lies in the middle. */
export const width = 3200
export const height = 4096
export const perMm = 20
export const middle = width / 2
export const top = 246

/** Places in mm behind the forehead. Seen from above: the body's left is the picture's left. */
export const mm = halves(middle, top, perMm)

/** Where the roof was sawn off: outer and inner table. */
export const outer = mm.whole(
  '0,0 18,1.4 34,6.5 46,15 54,27 59,43 63,60 67.6,80 70.4,100 71,116 69,134 63,151 52,165.5 36,175.5 18,180 0,181',
)
export const inner = mm.whole(
  '0,8.4 17,8.6 31.5,13.4 42.4,21.4 49,32 53.6,46 58,62.5 63.4,81 66.2,100 66.8,116 64.4,132 58,147.4 47.4,160 33,168.6 17,172.4 0,171.4',
)

/** Outlines and lines of one half. */
export const shapes = {
  anteriorFossa:
    '1.5,12 16,11 30,16 39,24 44,34 48.5,47 52,57 40,59.6 27,62.4 17,64.4 12,63 9,52 8,46 7.4,30 6,23',
  middleFossa:
    '12.4,75 15,70.6 20,67.4 30,64.2 42,61.2 51,58.8 56.6,60.6 60.4,71 63,84 64.6,97 63.4,107 58.6,111.4 53,111.6 44,105.6 32,97.4 22,91.4 14.6,87.4 12,82.4',
  posteriorFossa:
    '0,83.4 7,83.4 11,85.4 13,89 22,94 32,100.4 44,108 54.4,114.8 60.4,119 61,129 55.4,143 44.4,154.4 30.6,162.8 14,166.6 0,166.6',
  cribriform: '1.2,24.6 3.6,23.8 5.8,27.4 6.4,35 6,43.4 4,46.6 1.4,46.4',
  superiorOrbitalFissure: '14.4,73.4 17.4,73.6 21.4,71 27.6,68 34.4,65.2 33.6,63.8 25,65 18,67 14.6,69.6',
  wingBlade:
    '10.6,62.6 13,60.4 18,57 28,53 40,50.4 51,50 53,56 48,59.6 40,61.4 30,63.6 22,66.2 17.2,69.2 15.2,72 13.6,74.8 12,75.2 10.8,73 10.4,69.4 10.2,66',
  jugular: '20.6,103.8 24.4,103.4 29,105.2 33.4,108.2 34.4,111.2 31.4,113 27.6,111.4 24.8,107.8 21.6,106.4',
  lacerum: '9.4,84.4 11,81.8 13.8,82.2 15,84.6 13.6,87 11.4,88.4 9.8,87',
  tentorialCrest: '12.2,87.6 22,93 32,99.4 44,107 55,114',
  sigmoid: '59.4,123.4 58.4,118.8 54.4,116.6 49.4,118 45,121 40.4,120.8 36.6,117 33,112',
  transverse: '7,164 14,164.2 28,161 40.6,152.6 51,140.6 57.6,129 59.4,123.4',
  lesserWing: '12.6,72 15.4,67.4 20,64.6 30,61.4 42,58.8 52,56.4',
  carotid: '11.6,85 12.4,81 11.8,76.4 10.8,72',
  /** upper edge of the back of the sella, and the process at its corner */
  dorsum: '0,80.2 3.6,80.3 6.4,80 8,78.8 9.6,78 11,79 11,81.4 9.4,82.8 6.4,82.4 3,82.3 0,82.4',
  posteriorClinoid: '7.4,79.5 9.5,78 11,79.1 10.9,81.4 9.4,82.7 7.6,81.9',
  cristaGalli: '0,23.6 1.5,25.6 2.1,29.4 1.8,35 1.2,40.6 0.8,45 0,46.4',
  /** the middle meningeal artery's groove: trunk and front branch, hind branch, twig */
  meningeal: [
    '28.6,87.6 33.4,84 40.6,79.4 47.4,72.6 53,66.4 56.4,60.6',
    '40.6,79.4 48.6,83.4 56,89.6 62.4,99',
    '47.4,72.6 54,73.4 60,77',
  ],
}

export const foramenMagnum = mm.whole(
  '0,100.8 5.6,101.8 10.6,106 13.8,112.6 14.8,119.6 13,128 8.4,134.6 3.6,137.2 0,137.6',
)
