/** Reads the stream of a followed lesson as a page does. */
import { type FollowState, followStream } from '../../src/contract/teaching/follow.ts'

export interface Following {
  states: FollowState[]
  /** ms of `performance.now()` at which each state came */
  times: number[]
  status: number
  /** resolves when the service ends the stream */
  ended: Promise<void>
  leave(): void
  /** Waits for a state. @throws after half a minute: a busy machine is slow */
  until(holds: (state: FollowState) => boolean): Promise<FollowState>
}

const waitMs = 30_000

export async function followLesson(origin: string, roomId: number, token: string): Promise<Following> {
  const abort = new AbortController()
  const response = await fetch(`${origin}${followStream.path}?roomId=${roomId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  const states: FollowState[] = []
  const times: number[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        if (!event.startsWith('data: ')) continue
        states.push(JSON.parse(event.slice(6)))
        times.push(performance.now())
      }
    }
  }
  const ended = read().catch(() => undefined)
  const until = async (holds: (state: FollowState) => boolean) => {
    for (const end = Date.now() + waitMs; Date.now() < end; await new Promise((go) => setTimeout(go, 20))) {
      const found = states.find(holds)
      if (found) return found
    }
    throw new Error(`no such state among ${JSON.stringify(states)}`)
  }
  return { states, times, status: response.status, ended, leave: () => abort.abort(), until }
}
