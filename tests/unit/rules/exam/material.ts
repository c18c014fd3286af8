import type { Mark, Specimen } from '../../../../src/contract/specimens.ts'
import type { Material } from '../../../../src/rules/exam/options.ts'

const square = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

let last = 0

export function mark(name: string, rest: Partial<Mark> & { half?: number } = {}): Mark {
  const { half = 20, x = 500, y = 500, ...other } = rest
  last += 1
  return {
    id: last,
    layer: 'preset',
    name,
    nameEn: '',
    nameLatin: '',
    aliases: [],
    desc: '',
    descEn: '',
    x,
    y,
    outline: square(x, y, half),
    objective: 10,
    frames: [],
    creatorName: '',
    ...other,
  }
}

export const specimen = (id: number, rest: Partial<Specimen> = {}): Specimen =>
  ({
    id,
    subjectId: 1,
    catalogId: 10,
    name: `标本 ${id}`,
    nameEn: '',
    width: 2000,
    height: 1000,
    scale: 2,
    zoom: 20,
    pictureNum: 1,
    fileType: 1,
    kind: 'slide',
    tiles: { url: '/t/', tileSize: 512, minLevel: 0, maxLevel: 11 },
    ...rest,
  }) as Specimen

export const material = (id: number, marks: Mark[], rest: Partial<Specimen> = {}): Material => ({
  specimen: specimen(id, rest),
  marks,
})

/** The same chances for the same seed. */
export function seeded(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
