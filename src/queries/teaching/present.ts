/** Presenting: the state on screen is told to the service at most four times a second, and always the last of it. */
import { Refused } from '../../api/errors.ts'
import { followEnd, followShow, type Shown } from '../../contract/teaching/follow.ts'
import { deviceId } from '../../device/identity.ts'
import { ask } from '../engine/query.ts'

/** `offline`: shown on this device alone until the network is back; `taken`: somebody else, or another device, presents */
export type PresentLink = 'connecting' | 'live' | 'offline' | 'taken'

export interface Presenting {
  link: PresentLink
  /** the service's words, where it is taken */
  reason: string
  /** how many of the class follow; null while this device cannot know */
  audience: { followers: number; members: number } | null
}

const everyMs = 250
/** The lease holds for 30 s. */
const renewMs = 10_000
const retryMs = 3000

export class Presenter {
  readonly #roomId: number
  readonly #tell: (presenting: Presenting) => void
  #shown: Shown | null = null
  #takes = true
  #isSending = false
  #isOver = false
  #isTaken = false
  #sentAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Opening it takes the lesson over from another device of one's own. */
  constructor(roomId: number, tell: (presenting: Presenting) => void) {
    this.#roomId = roomId
    this.#tell = tell
  }

  readonly #onOnline = () => this.#sendIn(0)

  /** Begins to hold the lease. */
  start(): void {
    this.#isOver = false
    addEventListener('online', this.#onOnline)
    this.#sendIn(0)
  }

  show(shown: Shown): void {
    this.#shown = shown
    if (!this.#isTaken) this.#sendIn(Math.max(0, this.#sentAt + everyMs - Date.now()))
  }

  /** Goes on here, after another device or teacher had taken it. */
  takeOver(): void {
    this.#takes = true
    this.#isTaken = false
    this.#sendIn(0)
  }

  /** Lets go of it without ending the lesson: the lease lapses by itself. */
  stop(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#onOnline)
  }

  async end(): Promise<void> {
    this.stop()
    await ask(followEnd, { roomId: this.#roomId })
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isOver && !this.#isTaken) this.#timer = setTimeout(() => void this.#send(), ms)
  }

  async #send(): Promise<void> {
    const shown = this.#shown
    if (!shown) return
    // a state that comes meanwhile is sent after it
    if (this.#isSending) return this.#sendIn(everyMs)
    this.#isSending = true
    this.#sentAt = Date.now()
    try {
      const place = { roomId: this.#roomId, device: deviceId(), takes: this.#takes }
      const { followers, members } = await ask(followShow, { ...shown, ...place })
      this.#takes = false
      this.#after(shown, { link: 'live', reason: '', audience: { followers, members } })
    } catch (error) {
      if (error instanceof Refused) {
        this.#isTaken = true
        this.#after(shown, { link: 'taken', reason: error.message, audience: null })
      } else this.#after(shown, { link: 'offline', reason: '', audience: null })
    } finally {
      this.#isSending = false
    }
  }

  #after(sent: Shown, presenting: Presenting): void {
    if (this.#isOver) return
    this.#tell(presenting)
    const nextMs = sent === this.#shown ? renewMs : everyMs
    this.#sendIn(presenting.link === 'offline' ? retryMs : nextMs)
  }
}
