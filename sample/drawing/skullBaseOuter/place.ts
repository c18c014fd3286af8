import { halves } from '../kernel/halves.ts'

/** The plate's own units: a px at full size, 20 for a mm. */
export const width = 3200
export const height = 4096
export const perMm = 20
export const middle = width / 2
export const top = 270

/** Places in mm behind the incisors' sockets. Seen from below: the body's right is the picture's left. */
export const mm = halves(middle, top, perMm)

/** What lies furthest off: side and back of the vault. */
export const vault = mm.whole(
  '0,30 28,30 42,33 50,40 55,52 59,66 63.4,80 68,95 70.6,112 69.8,130 64.6,148 54,163.4 37,174.4 17,178.8 0,179.4',
)
/** The base from the upper jaw to the occiput. */
export const base = mm.whole(
  `0,-0.6 8,0.4 16,4.4 22.6,12 26.6,22 29.4,32 30.6,40 36,44.6 45,49.4 51,56 55.6,66 59.6,74 62,80 62.4,88
  60.4,95 60.2,104 63,111 67.4,117 69.2,128 65,146 54,162.4 37,173.6 17,178 0,178.6`,
)
export const foramenMagnum = mm.whole(
  '0,94 5.6,95.4 10.4,99 13,105 14.8,113 14.2,121 10,127.6 4,130.4 0,130.8',
)
export const alveolar =
  '0,-0.6 8,0.4 16,4.4 22.6,12 26.6,22 29.4,32 30.4,42 28.4,49 24,49.4 21,44 19.6,34 17.6,23 13.4,13.4 7,8.2 0,6.8'

/** Outlines and lines of one half. */
export const shapes = {
  zygoma:
    '23,22 28,19 36,19 45,21.6 53,26.4 58.6,34 62.6,44 64.8,56 65,67 64,77 62,84 57,83 57.6,74 60,66 60,56 57.6,46 53,38.6 47,34.6 40,33.4 33.6,35.6 28,37 23,33',
  palate: '0.6,7.6 7,9 12.6,14 16.6,23 18.8,34 20,44 19,48.6 13,47.2 6,47.6 0.6,49.6',
  maxillaPalate: '0.6,11.6 6,11.6 11.4,15.4 15.4,24 17.4,34.6 8,35.6 0.6,35.6',
  palatineBone: '0.6,36.6 8,36.6 15,36.6 16,39.8 15,41.6 14.6,46 6,46.8 0.6,48.4',
  choana: '1.5,50.6 6.4,48.8 11.8,49 12.2,54 11.2,59.4 6.6,61.4 2.4,58.4',
  mandibular: '37,77.6 42,74.4 49,73.6 55,76 56.6,80 52,84 45,85.2 39,83',
  mastoid: '44.6,94 50,90.6 56,91.6 59.6,96 59,103.4 54.4,109 49,110.4 45,105.6 43.6,99',
  condyle: '8.4,95 12.4,93 17,95.6 20.8,101 22.4,107.6 21,112.4 17.4,113 15,108.6 12.8,102.6 9.6,99',
  lacerum: '9.2,77.6 12,75.6 14.6,77.6 14,81.4 11,83.4 9.2,81',
  jugular: '21.4,92.6 24.6,90.6 29.4,91 31.4,94 29,97.6 24.6,97.4',
  inferiorOrbital: '27.6,41.6 31.4,37.6 37,35.6 43,36.4 42,38.8 36.6,39 32.4,41 29.4,44',
  medialPlate: '14.8,48 13.6,51.6 12.6,56 12.2,62',
  lateralPlate: '16.6,49.6 18.8,54 21.4,58.6 24.6,62.4',
  superiorNuchal: '1,168.6 12,163.6 26,161.6 39,157 50,147.6 57,134',
  inferiorNuchal: '0.6,148 10,143.4 22,144 33,141 41,132',
}
