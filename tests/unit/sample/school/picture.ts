/** What a question's picture looks like, as a digest: a redrawn picture asks for a new reading. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing, Point } from '../../../../sample/drawing/drawing.ts'
import { drawings } from '../../../../sample/drawing/index.ts'
import { turntables } from '../../../../sample/drawing/turntable/index.ts'
import { bake } from '../../../../sample/drawing/turntable/kernel/bake.ts'
import { framesOf } from '../../../../sample/drawing/turntable/kernel/frame.ts'
import type { V3 } from '../../../../sample/drawing/turntable/kernel/vector.ts'
import type { Turntable } from '../../../../sample/drawing/turntable/turntable.ts'
import { markKeys } from '../../../../sample/fill/marks.ts'
import { seed } from '../../../../sample/pictures/draw.ts'
import { school } from '../../../../sample/school/index.ts'
import type { QuestionSeed } from '../../../../sample/school/types.ts'

/** A specimen's picture in small, and where an arrow can stand in it. */
interface Look {
  digest: string
  places: Map<string, { at: Point | V3; objective: number }>
}

const sha = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** px of the long side: what is drawn is drawn at any size, so that the small picture changes with the large one */
const flatSide = 256
const turnedSide = 64
/** of a turntable one frame in so many is drawn */
const every = 6

function flat(drawing: Drawing): Look {
  const { structures, render } = drawing.plan(seed)
  const { rgb } = render(flatSide / Math.max(drawing.widthUm, drawing.heightUm))
  const keys = markKeys(structures)
  return {
    digest: sha(rgb),
    places: new Map(structures.map(({ tip, objective }, n) => [keys[n] ?? '', { at: tip, objective }])),
  }
}

function turned(turntable: Turntable): Look {
  const model = turntable.model()
  const baked = bake({ ...model, cell: model.cell * 6 })
  const draw = framesOf({ ...model, baked }, turnedSide, turntable.frames)
  // a frame's bytes are overwritten by the next
  const frames = Array.from({ length: turntable.frames / every }, (_, n) => sha(draw(n * every).rgb))
  return {
    digest: sha(...frames),
    places: new Map(model.landmarks.map(({ term, at }) => [term, { at, objective: 0 }])),
  }
}

const digestAt = ({ digest, places }: Look, term: string) =>
  sha(digest, JSON.stringify(places.get(term) ?? null)).slice(0, 8)

/** Of a drawing, and of the place of a mark in it. */
export const drawingDigest = (drawing: Drawing, term = ''): string => digestAt(flat(drawing), term)

const seen = new Map<string, Look>()

function lookOf(key: string): Look {
  const [drawing, turntable] = [drawings[key], turntables[key]]
  const look = seen.get(key) ?? (drawing ? flat(drawing) : turntable && turned(turntable))
  if (!look) throw new Error(`There is no drawing "${key}".`)
  seen.set(key, look)
  return look
}

/** Of the picture that a question shows, and of the place in it. */
export function pictureDigest({ key, term = '' }: NonNullable<QuestionSeed['specimen']>): string {
  const { drawing = key } = school.specimens.find((one) => one.key === key) ?? {}
  return digestAt(lookOf(drawing), term)
}

/** SHA-256 of all that says what the pictures look like: while it stays the same, they do. */
export function drawingSourcesDigest(): string {
  const root = join(import.meta.dirname, '../../../..')
  const drawn = readdirSync(join(root, 'sample/drawing'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('sample/drawing', name).replaceAll('\\', '/'))
  const besides = ['sample/pictures/draw.ts', 'sample/fill/marks.ts', 'src/rules/stain.ts']
  const paths = [...drawn, ...besides, 'tests/unit/sample/school/picture.ts'].sort()
  const shown = school.specimens.map(({ key, drawing = key }) => `${key} ${drawing}`)
  return sha(...paths.flatMap((path) => [path, readFileSync(join(root, path))]), shown.join('\n'))
}
