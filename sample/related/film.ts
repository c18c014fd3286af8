/** Films over slides: from the whole picture to its structures, at each of which an arrow rests. */
import type { Sharp } from 'sharp'
import { fieldOf, type Shown, shape, viewOf, wholeOf } from './closeUp.ts'
import { fieldsOf, type Tiled } from './field.ts'
import { lengthOf, type Moment, wayOver } from './path.ts'
import { type Frame, vp8Of, webm } from './webm.ts'

/** px */
export const filmSize = { width: 640, height: 640 * shape }
/** frames in a second */
export const frameRate = 10
/** px at full size; nearer one would only see the pixels */
const nearest = 320
/** quality on the way and at rest: a film is carried over a phone's network */
const quick = 40
const clear = 70

interface Made {
  film: Buffer
  /** the first structure, as WebP */
  poster: Buffer
}

/** ms of a film with so many stops */
export const durationOf = (stops: number): number => (lengthOf(stops) * 1000) / frameRate

/** An arrow whose tip is at this place of a frame, as an SVG of the frame's size. */
function arrow(x: number, y: number): Buffer {
  const { width, height } = filmSize
  // from whichever side there is room
  const [dx, dy] = [x < width / 2 ? 1 : -1, y < height / 2 ? 1 : -1]
  const at = (along: number, across: number) =>
    `${x + dx * (along * 0.8 - across * 0.6)},${y + dy * (along * 0.6 + across * 0.8)}`
  const corners = [at(6, 0), at(34, 13), at(31, 4), at(74, 4), at(74, -4), at(31, -4), at(34, -13)]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <polygon points="${corners.join(' ')}" fill="#ffd23f" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>
      <polygon points="${corners.join(' ')}" fill="#ffd23f" stroke="#1f1a2e" stroke-width="1.5" stroke-linejoin="round"/>
    </svg>`,
  )
}

/** Follows these marks of a picture. @throws an Error when it is told to stop */
export async function filmOver(
  dataDir: string,
  picture: Tiled,
  marks: readonly Shown[],
  signal: AbortSignal,
): Promise<Made> {
  const read = fieldsOf(dataDir, picture)
  const stops = marks.map((mark) => viewOf(mark, picture, nearest))
  const way = wayOver(wholeOf(picture), stops)

  const frameAt = async (moment: Moment): Promise<Sharp> => {
    const field = fieldOf(moment, picture)
    const frame = await read(field, filmSize)
    const mark = moment.stop === null ? undefined : marks[moment.stop]
    if (!mark) return frame
    const zoom = filmSize.width / field.width
    const pointer = arrow((mark.x - field.left) * zoom, (mark.y - field.top) * zoom)
    return frame.composite([{ input: pointer, left: 0, top: 0 }])
  }

  const frames: Frame[] = []
  let poster: Buffer | null = null
  for (const [at, moment] of way.entries()) {
    signal.throwIfAborted()
    const ms = (at * 1000) / frameRate
    const rests = moment.stop !== null
    // where it rests one frame stands for all, but the very last, with which it ends
    if (rests && way[at - 1]?.stop === moment.stop && at < way.length - 1) continue
    const frame = await (await frameAt(moment)).webp({ quality: rests ? clear : quick, effort: 1 }).toBuffer()
    if (rests) poster ??= frame
    frames.push({ ms, vp8: vp8Of(frame) })
  }
  if (!poster) throw new Error('A film rests at least once.')
  const duration = durationOf(marks.length)
  return { film: webm({ frames, duration, ...filmSize }), poster }
}
