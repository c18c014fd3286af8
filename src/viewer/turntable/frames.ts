/**
 * The frames of a turntable group: their files are asked for in the order of need and kept as they come (compressed);
 * only those around the frame that is looked at are decoded, so that memory stays bounded.
 */
import type { Tiles } from '../../contract/specimens.ts'
import { frameAt, inOrderOfNeed, shortWay } from './spin.ts'

/** Decoded frames on each side of the one that is looked at: 13 in all, 4 MiB each at 1024 px. */
export const reachFrames = 6
/** requests and decodings at once */
const maxAtOnce = 4

export interface Decoded {
  image: ImageBitmap
  level: number
}

export interface FrameEvents {
  /** a frame was decoded that is near enough to be shown */
  onFrame(): void
  /** a frame could not be had */
  onMissing(): void
}

export interface FrameWish {
  level: number
  frame: number
  /** only its file; it is not near enough to be decoded */
  fileOnly?: boolean
}

/**
 * The files that are wanted, most urgent first: the frame itself small, then sharp; its neighbours small; the small
 * files of all others; the neighbours sharp. While it turns only small ones are wanted.
 */
export function wishesFor(
  { minLevel }: Tiles,
  finest: number,
  now: { frame: number; count: number; ahead: 1 | -1; moving: boolean },
): FrameWish[] {
  const { frame, count, ahead, moving } = now
  const near = inOrderOfNeed(frame, count, reachFrames, ahead)
  const all = inOrderOfNeed(frame, count, count, ahead)
  const sharp = finest > minLevel && !moving
  return [
    { level: minLevel, frame },
    ...(sharp ? [{ level: finest, frame }] : []),
    ...near.map((one) => ({ level: minLevel, frame: one })),
    ...all.slice(near.length).map((one) => ({ level: minLevel, frame: one, fileOnly: true })),
    ...(sharp ? near.map((one) => ({ level: finest, frame: one })) : []),
  ]
}

const fileName = (level: number, frame: number) => `${level}/${frame}_0`

export class Frames {
  readonly #tiles: Tiles
  readonly #count: number
  readonly #events: FrameEvents
  readonly #files = new Map<string, Blob>()
  readonly #failed = new Set<string>()
  readonly #decoded = new Map<number, Decoded>()
  readonly #busy = new Set<string>()
  readonly #ending = new AbortController()
  #finest: number
  #now: { frame: number; ahead: 1 | -1; moving: boolean } = { frame: 0, ahead: 1, moving: false }

  constructor(tiles: Tiles, count: number, finest: number, events: FrameEvents) {
    this.#tiles = tiles
    this.#count = count
    this.#finest = finest
    this.#events = events
  }

  /** Says which frame is looked at, which way it turns, and whether it is turning right now. */
  look(frame: number, ahead: 1 | -1, moving: boolean) {
    this.#now = { frame, ahead, moving }
    for (const [other, { image }] of this.#decoded)
      if (Math.abs(shortWay(frame, other, this.#count)) > reachFrames) {
        image.close()
        this.#decoded.delete(other)
      }
    this.#work()
  }

  /** The frame as sharp as it is decoded, or else the nearest that is. */
  nearest(frame: number): Decoded | null {
    for (let step = 0; step <= reachFrames; step++)
      for (const way of [this.#now.ahead, -this.#now.ahead]) {
        const found = this.#decoded.get(frameAt(frame + way * step, this.#count))
        if (found) return found
      }
    return null
  }

  /** Whether the frame would be sharper with a file that could not be had. */
  isMissed(frame: number): boolean {
    const level = this.#decoded.get(frame)?.level ?? -1
    const { minLevel } = this.#tiles
    return [minLevel, this.#finest].some((one) => level < one && this.#failed.has(fileName(one, frame)))
  }

  /** How many frames are decoded. */
  get held() {
    return this.#decoded.size
  }

  deepen(finest: number) {
    this.#finest = finest
    this.#work()
  }

  retry() {
    this.#failed.clear()
    this.#work()
  }

  close() {
    this.#ending.abort()
    for (const { image } of this.#decoded.values()) image.close()
    this.#decoded.clear()
    this.#files.clear()
  }

  #work() {
    if (this.#ending.signal.aborted) return
    const wishes = wishesFor(this.#tiles, this.#finest, { ...this.#now, count: this.#count })
    for (const wish of wishes) {
      if (this.#busy.size >= maxAtOnce) return
      const name = fileName(wish.level, wish.frame)
      if (this.#busy.has(name) || this.#failed.has(name) || this.#has(wish, name)) continue
      this.#busy.add(name)
      void this.#fetch(wish, name).finally(() => {
        this.#busy.delete(name)
        this.#work()
      })
    }
  }

  #has({ level, frame, fileOnly }: FrameWish, name: string) {
    return fileOnly ? this.#files.has(name) : (this.#decoded.get(frame)?.level ?? -1) >= level
  }

  async #fetch({ level, frame, fileOnly }: FrameWish, name: string) {
    try {
      const file = this.#files.get(name) ?? (await this.#file(name))
      this.#files.set(name, file)
      if (fileOnly || !this.#isNear(frame)) return
      const image = await createImageBitmap(file)
      const before = this.#decoded.get(frame)
      // meanwhile it may have turned away, or something sharper may have come
      if (this.#ending.signal.aborted || !this.#isNear(frame) || (before && before.level >= level))
        return image.close()
      before?.image.close()
      this.#decoded.set(frame, { image, level })
      this.#events.onFrame()
    } catch {
      if (this.#ending.signal.aborted) return
      this.#failed.add(name)
      this.#events.onMissing()
    }
  }

  async #file(name: string): Promise<Blob> {
    const { signal } = this.#ending
    const address = `${this.#tiles.url}${name}.webp`
    const asked = await fetch(address, { signal }).catch(() => fetch(address, { signal }))
    if (!asked.ok) throw new Error(`${asked.status} ${address}`)
    return asked.blob()
  }

  #isNear(frame: number) {
    return Math.abs(shortWay(this.#now.frame, frame, this.#count)) <= reachFrames
  }
}
