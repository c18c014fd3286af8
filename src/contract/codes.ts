/** The envelope of every reply, and what its code says. */
export interface Envelope<T = unknown> {
  code: number | typeof sessionEnded
  message: string
  data: T
}

/** 200/0 */
export const success = 0
/** 200/1: refused by a rule; the message is for the person */
export const refused = 1
/** 401 (or 200): the session ended */
export const sessionEnded = '02012001'
