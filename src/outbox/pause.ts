import type { Pause } from './backoff.ts'

const isPause = (value: unknown): value is Pause =>
  typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number'

/** The account's pause out of what is stored for it; null: there is none. */
export const pauseIn = (value: unknown): Pause | null => (isPause(value) ? value : null)
