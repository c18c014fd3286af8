/** The loop of animation frames in which a turntable moves. It runs only while something does. */

/** A movement that goes on by itself: it is told the ms since the last frame and answers whether it goes on. */
type Motion = (ms: number) => boolean

/** How long (ms) without a turn until it counts as resting: it does not rest between two key presses. */
const quietMs = 140
/** The longest time (ms) that one frame counts for, and what the first one counts for. */
const longestFrameMs = 64
const usualFrameMs = 16

export class MotionLoop {
  #spin: Motion | null = null
  #view: Motion | null = null
  #asked = 0
  #lastMs = 0
  #quietAtMs = 0
  #isTouched = false
  readonly #draw: () => void
  readonly #rest: () => void

  /** @param rest called when nothing moves any more and no hand is on it */
  constructor(draw: () => void, rest: () => void) {
    this.#draw = draw
    this.#rest = rest
  }

  /** Asks for one more frame. */
  ask(): void {
    this.#asked ||= requestAnimationFrame((nowMs) => this.#step(nowMs))
  }

  /** Begins a movement in the place of the one of its kind. */
  begin(kind: 'spin' | 'view', motion: Motion): void {
    if (kind === 'spin') this.#spin = motion
    else this.#view = motion
    this.ask()
  }

  /** Ends the movements, or those of one kind. */
  halt(kind?: 'spin' | 'view'): void {
    if (kind !== 'view') this.#spin = null
    if (kind !== 'spin') this.#view = null
  }

  /** It was turned: it does not rest for a moment. */
  stayAwake(): void {
    this.#quietAtMs = performance.now() + quietMs
  }

  /** While a hand is on it, it does not rest. */
  touch(isTouched: boolean): void {
    this.#isTouched = isTouched
  }

  close(): void {
    cancelAnimationFrame(this.#asked)
  }

  /** One step of whatever moves, and the picture as it is then. */
  #step(nowMs: number): void {
    this.#asked = 0
    const ms = Math.min(longestFrameMs, this.#lastMs ? nowMs - this.#lastMs : usualFrameMs)
    this.#lastMs = nowMs
    if (this.#spin?.(ms) === false) this.#spin = null
    if (this.#view?.(ms) === false) this.#view = null
    if (this.#spin || this.#view || nowMs < this.#quietAtMs) this.ask()
    else {
      this.#lastMs = 0
      if (!this.#isTouched) this.#rest()
    }
    this.#draw()
  }
}
