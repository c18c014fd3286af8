/** Minutes, not heaps: what of the wrong book is reviewed today, and how a backlog is worked off. Pure. */
import type { BookItem } from '../../contract/books.ts'
import type { QuestionId } from '../../contract/questions.ts'
import type { ReviewEntry } from '../../contract/review.ts'
import { dayOf } from './day.ts'
import { type Memory, memoriesOf, missed, recallAt } from './memory.ts'
import { timeOf, type Usual } from './rating.ts'

/** A question of the wrong book as review sees it. */
export interface Candidate {
  id: QuestionId
  kind: string
  /** how often it was answered wrong */
  times: number
  memory: Memory
  /** 0 to 1, now */
  recall: number
  /** how long (ms) it will take */
  ms: number
  /** it was reviewed already today and known */
  done: boolean
}

type Asked = Pick<BookItem, 'questionId' | 'baseType' | 'times' | 'at'>

/** Questions of the wrong book with how well they are remembered, the most fragile first. */
export function candidates(
  items: readonly Asked[],
  entries: readonly ReviewEntry[],
  usual: Usual,
  now: number,
): Candidate[] {
  const known = memoriesOf(items, entries)
  const today = dayOf(now)
  return items
    .map(({ questionId: id, baseType: kind, times, at }) => {
      const memory = known.get(id) ?? missed(at)
      const done = memory.known && dayOf(memory.last) === today
      return { id, kind, times, memory, recall: recallAt(memory, now), ms: usual(kind), done }
    })
    .sort((a, b) => a.recall - b.recall || b.times - a.times || (String(a.id) < String(b.id) ? -1 : 1))
}

/** Due before the day ends. */
export const isDue = ({ memory }: Candidate, today: number): boolean => dayOf(memory.due) <= today

/** From the first on, as long as there is time: no more than the last one goes beyond it. */
export function within<T extends { ms: number }>(all: readonly T[], ms: number): T[] {
  let left = ms
  const taken: T[] = []
  for (const one of all) {
    if (left <= 0) break
    taken.push(one)
    left -= one.ms
  }
  return taken
}

/** One of the days that a backlog is spread over. */
export interface PlanDay {
  /** 0: today */
  ahead: number
  questions: number
  ms: number
}

export interface Plan {
  /** everything that is due, the most fragile first */
  due: Candidate[]
  /** the due questions that fit into today's minutes, in that order */
  today: Candidate[]
  /** how long (ms) was spent on review today so far, by the log */
  spent: number
  /** today, and the days after it until nothing is left over; one day where today suffices */
  days: PlanDay[]
  /** how many are left over after the last of these days: more minutes a day are needed */
  over: number
  /** days since the last review; null: there was none */
  pause: number | null
}

/** No plan looks further: who needs longer needs more minutes. */
const maxPlanDays = 60

/** Each day takes what fits of what is left over and of what becomes due, the most fragile first. */
function spread(
  all: readonly Candidate[],
  today: number,
  first: number,
  cap: number,
): Pick<Plan, 'days' | 'over'> {
  const days: PlanDay[] = []
  let left: Candidate[] = []
  for (let ahead = 0; ahead < maxPlanDays; ahead++) {
    const number = today + ahead
    const due = all.filter((one) => (ahead === 0 ? isDue(one, today) : dayOf(one.memory.due) === number))
    left = [...left, ...due].sort((a, b) => a.recall - b.recall)
    const taken = within(left, ahead === 0 ? first : cap)
    days.push({ ahead, questions: taken.length, ms: taken.reduce((sum, { ms }) => sum + ms, 0) })
    left = left.slice(taken.length)
    if (left.length === 0) break
  }
  return { days, over: left.length }
}

export function planOf({
  all,
  entries,
  minutes,
  now,
}: {
  all: readonly Candidate[]
  entries: readonly ReviewEntry[]
  /** the daily cap */
  minutes: number
  now: number
}): Plan {
  const today = dayOf(now)
  const cap = minutes * 60_000
  const spent = timeOf(entries.filter(({ at }) => dayOf(at) === today))
  const first = Math.max(cap - spent, 0)
  const due = all.filter((one) => isDue(one, today))
  const last = entries.reduce((latest, { at }) => Math.max(latest, at), 0)
  return {
    due,
    today: within(due, first),
    spent,
    ...spread(all, today, first, cap),
    pause: entries.length > 0 ? Math.max(today - dayOf(last), 0) : null,
  }
}
