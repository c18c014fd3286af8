import { dayMs } from './day.ts'

/** How long before an exam (ms) cramming begins. */
const before = 3 * dayMs

/** Whether an exam is near; the day of the exam counts to its end, for its hour is not known. `examAt` 0: none. */
export const isCramming = (examAt: number, now: number): boolean =>
  examAt > 0 && now < examAt + dayMs && examAt - now <= before
