/** What a question shows, as a reader who cannot move it gets it: the whole, and the place as the app opens it. */
import sharp, { type OverlayOptions } from 'sharp'
import type { Drawing, Picture, Point, Structure } from '../../sample/drawing/drawing.ts'
import { drawings } from '../../sample/drawing/index.ts'
import { turntables } from '../../sample/drawing/turntable/index.ts'
import { bake } from '../../sample/drawing/turntable/kernel/bake.ts'
import { framesOf } from '../../sample/drawing/turntable/kernel/frame.ts'
import { spotOf, Watch } from '../../sample/drawing/turntable/kernel/place.ts'
import { markKeys } from '../../sample/fill/marks.ts'
import { seed } from '../../sample/pictures/draw.ts'
import { school } from '../../sample/school/index.ts'
import type { QuestionSeed } from '../../sample/school/types.ts'
import { bestFrame } from '../../src/rules/marks/frames.ts'
import { underOneTimesUm } from '../../src/rules/objectives.ts'

type Asked = NonNullable<QuestionSeed['specimen']>

/** px of what is seen at once */
const width = 1000
const height = 750

const from = ({ rgb, ...size }: Picture) =>
  sharp(Buffer.from(rgb), { raw: { ...size, channels: 3 }, limitInputPixels: false })

function arrow([x, y]: Point): OverlayOptions {
  const path = '<path d="M-2 0l-13 -6.5v4.75H-54v3.5H-15v4.75Z" fill="#ffd400" stroke="#000"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${x} ${y}) rotate(45)">${path}</g></svg>`
  return { input: Buffer.from(svg) }
}

/** As much as is seen with the place in the middle, or as near to it as the picture's edges allow. */
async function seenAt(picture: Picture, [x, y]: Point, pointed: boolean): Promise<Buffer> {
  const start = (at: number, size: number, whole: number) =>
    Math.round(Math.max(0, Math.min(at - size / 2, whole - size)))
  const left = start(x, width, picture.width)
  const top = start(y, height, picture.height)
  const part = {
    width: Math.min(width, picture.width - left),
    height: Math.min(height, picture.height - top),
  }
  const cut = await from(picture)
    .extract({ left, top, ...part })
    .extend({ right: width - part.width, bottom: height - part.height, background: '#ccc' })
    .png()
    .toBuffer()
  return sharp(cut)
    .composite(pointed ? [arrow([x - left, y - top])] : [])
    .png()
    .toBuffer()
}

const beside = (pictures: Buffer[]) =>
  sharp({ create: { width: width * pictures.length, height, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, n) => ({ input, left: n * width, top: 0 })))
    .png()
    .toBuffer()

/** The picture that was drawn last, at each size that was asked for: drawing takes seconds, and many questions show the same. */
const drawn = new Map<string, { structures: Structure[]; render: (pxPerUm: number) => Picture }>()

function planOf(key: string, drawing: Drawing) {
  const known = drawn.get(key)
  if (known) return known
  const { structures, render } = drawing.plan(seed)
  const pictures = new Map<number, Picture>()
  const plan = {
    structures,
    render(pxPerUm: number): Picture {
      const picture = pictures.get(pxPerUm) ?? render(pxPerUm)
      pictures.set(pxPerUm, picture)
      return picture
    },
  }
  drawn.clear()
  drawn.set(key, plan)
  return plan
}

async function flat(key: string, diagram: boolean, { term, field }: Asked): Promise<Buffer> {
  const drawing = drawings[key]
  if (!drawing) throw new Error(`There is no drawing "${key}".`)
  const { structures, render } = planOf(key, drawing)
  const structure = term === undefined ? undefined : structures[markKeys(structures).indexOf(term)]
  const fitting = Math.min(width / drawing.widthUm, height / drawing.heightUm)
  const pointed = structure !== undefined && !field
  const at = (pxPerUm: number): Point => {
    const [x, y] = structure?.tip ?? [drawing.widthUm / 2, drawing.heightUm / 2]
    return [x * pxPerUm, y * pxPerUm]
  }
  const whole = await seenAt(render(fitting), at(fitting), pointed)
  if (!structure) return beside([whole])
  const { objective } = structure
  const near = diagram || objective === 0 ? fitting * 3 : Math.max(fitting, objective / underOneTimesUm)
  return beside([whole, await seenAt(render(near), at(near), pointed)])
}

function turned(key: string, { term }: Asked): Promise<Buffer> {
  const turntable = turntables[key]
  if (!turntable) throw new Error(`There is no turntable "${key}".`)
  const { frames, cover } = turntable
  const model = turntable.model()
  const baked = bake(model)
  const draw = framesOf({ ...model, baked }, height, frames)
  const landmarks = model.landmarks.filter((landmark) => landmark.term === term)
  const watch = new Watch(
    landmarks.map((landmark) => spotOf(baked, landmark)),
    model.camera,
    frames,
  )
  for (let frame = 0; frame < frames; frame++) watch.see(frame, draw(frame).buffer, height)
  const places = watch.turned[0]?.frames ?? []
  const frame = bestFrame({ frames: places.map((place) => place && [place[0], place[1]]) }) ?? cover
  const place = places[frame] ?? null
  const picture = { width: height, height, rgb: Uint8Array.from(draw(frame).rgb) }
  return seenAt(picture, place ?? [height / 2, height / 2], place !== null)
}

/** As PNG. */
export function pictureFor(asked: Asked): Promise<Buffer> {
  const { drawing, kind } = school.specimens.find(({ key }) => key === asked.key) ?? {}
  if (!drawing) throw new Error(`There is no specimen "${asked.key}".`)
  return drawing in turntables ? turned(drawing, asked) : flat(drawing, kind === 'pattern', asked)
}
