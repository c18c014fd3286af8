import { day } from './day.ts'

/** How long before an exam (ms) cramming begins. */
const before = 3 * day

/** Whether an exam is near; the day of the exam counts to its end, for its hour is not known. `examAt` 0: none. */
export const isCramming = (examAt: number, now: number): boolean =>
  examAt > 0 && now < examAt + day && examAt - now <= before
