/** How a turntable turns: by hand, by a push, to a frame, or by itself. */
import type { ViewStore } from '../slide/store.ts'
import type { MotionLoop } from './motionLoop.ts'
import { frameAt, glide, shortWay } from './spin.ts'

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
/** Duration (ms) of a whole turn that it makes by itself. */
const wholeTurnMs = 9000
/** Duration (ms) of a flight. */
export const flightMs = 340
/** How much longer (ms) a turn to a frame takes for each frame on the way. */
const frameMs = 22
/** A push slower than this, in frames per ms, does nothing. */
const leastPushFramesPerMs = 0.006

export const eased = (t: number) => 1 - (1 - t) ** 3

interface TurningStores {
  frame: ViewStore<number>
  moving: ViewStore<boolean>
  playing: ViewStore<boolean>
}

export class Turning {
  /** in frames, beyond one turn too */
  #turn = 0
  #ahead: 1 | -1 = 1
  readonly #count: number
  readonly #stores: TurningStores
  readonly #loop: MotionLoop
  readonly #look: (frame: number, ahead: 1 | -1, isMoving: boolean) => void

  /** @param look told which frame stands in front, and where the turn goes */
  constructor(
    count: number,
    stores: TurningStores,
    loop: MotionLoop,
    look: (frame: number, ahead: 1 | -1, isMoving: boolean) => void,
  ) {
    this.#count = count
    this.#stores = stores
    this.#loop = loop
    this.#look = look
  }

  /** The frame that the turn is at. */
  get frame(): number {
    return frameAt(this.#turn, this.#count)
  }

  begin(): void {
    if (!this.#stores.moving.get()) this.#stores.moving.set(true)
  }

  rest(): void {
    const { frame, moving } = this.#stores
    if (moving.get()) moving.set(false)
    this.#look(frame.get(), this.#ahead, false)
  }

  /** Ends all that moves by itself. */
  halt(): void {
    this.#loop.halt()
    if (this.#stores.playing.get()) this.#stores.playing.set(false)
  }

  by(frames: number): void {
    this.#to(this.#turn + frames)
  }

  /** From the frame that is nearest. */
  byWhole(frames: number): void {
    this.#to(Math.round(this.#turn) + frames)
  }

  #to(turn: number): void {
    const { frame } = this.#stores
    this.#ahead = turn < this.#turn ? -1 : 1
    this.#turn = turn
    const now = this.frame
    this.#loop.stayAwake()
    this.begin()
    if (now !== frame.get()) {
      frame.set(now)
      this.#look(now, this.#ahead, true)
    }
    this.#loop.ask()
  }

  /** The short way round to a frame. */
  toFrame(frame: number, at: 'once' | 'slowly'): void {
    const way = shortWay(this.frame, frame, this.#count)
    const [from, end] = [Math.round(this.#turn), Math.round(this.#turn) + way]
    if (way === 0) return
    if (at === 'once' || isStill()) {
      this.#to(end)
      return
    }
    const longMs = flightMs + Math.abs(way) * frameMs
    let timeMs = 0
    this.begin()
    this.#loop.begin('spin', (ms) => {
      timeMs += ms
      this.#to(timeMs >= longMs ? end : from + way * eased(timeMs / longMs))
      return timeMs < longMs
    })
  }

  /** Goes on with a speed (frames per ms) that grows less. */
  push(speed: number): void {
    let now = speed
    if (isStill() || Math.abs(now) < leastPushFramesPerMs) return
    this.#loop.begin('spin', (ms) => {
      const { turned, speed: left } = glide(now, ms)
      now = left
      this.by(turned)
      return left !== 0
    })
  }

  /** Turns by itself until something halts it. */
  play(): void {
    const { playing } = this.#stores
    playing.set(true)
    this.begin()
    this.#loop.begin('spin', (ms) => {
      this.by((ms / wholeTurnMs) * this.#count)
      return playing.get()
    })
  }
}
