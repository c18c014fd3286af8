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

/** Outlines of one half. */
export const shapes = {
  anteriorFossa:
    '1.5,12 16,11 30,16 39,24 44,34 48.5,47 52,57 40,59.6 27,62.4 17,64.4 12,63 9,52 8,46 7.4,30 6,23',
  middleFossa:
    '13.6,70 20,67.2 30,64.4 42,61.4 52,58.8 57.6,61.6 61,73 63.4,88 63.6,100 59,108.6 53.6,110 44,104 32,96 22,91 14.4,87.4 12.6,83 13.4,77',
  posteriorFossa:
    '0,83 9,83.6 13.4,89 22,94.8 32,101.4 44,109 54.6,115.4 61,121 62,131 56,146 46,157 32,165 14,168 0,168',
  cribriform: '1.4,24 4,23.6 6.4,28 6.8,36 6.2,45 3.6,47 1.6,46',
  superiorOrbitalFissure: '14.4,71.4 17.2,71.4 22,69.4 28,67 33,65.2 32.6,63.6 24,65 17.4,67.2 14.6,69',
  wingBlade:
    '11.4,62.6 13,61 18,58 28,54 40,51 52,50.6 54,56.6 48,60.2 40,61.6 30,64 21,67 16.4,69 14.2,71.6 12.8,73 11.6,72.2 11.2,69.6 11,66.4',
  jugular: '20.6,103.6 24.6,103.6 30,105.8 33.6,109.6 31,112.2 27,110.6 24,107.4 21.4,106',
  lacerum: '9.4,84.6 11.2,82.4 13.6,83 14,86 12.4,88.2 10.4,88',
  tentorialCrest: '12.4,87.6 22,93 32,99.4 44,107 55,114',
  sigmoid: '57.6,113.6 60.6,121 58,128 50.6,129 43.4,124.4 37,117.4 31.4,110.4',
  transverse: '2.6,164.6 14,164.8 28,161.4 41,153 51.6,141 58.6,127',
  lesserWing: '12.4,71 15,66.6 20,63.8 30,61 42,58.6 52,56.6',
  carotid: '11.6,85 12.6,81 12,76 10.8,71',
}

export const foramenMagnum = mm.whole('0,100.6 6,102 11.4,107 14.6,114 15.2,121 13,129 8,135 0,137.4')
