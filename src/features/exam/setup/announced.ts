/** Scope and length of an announced exam: the link in an announcement leads here with them. */
import { stationCounts } from '../../../rules/exam/stationCounts.ts'
import type { ExamChoices } from '../exam.ts'

interface Announced {
  /** 1: over all subjects */
  all?: 1
  /** over this one */
  subject?: number
  stations?: (typeof stationCounts)[number]
}

/** What of an address announces an exam. */
export const readAnnounced = ({ all, subject, stations }: Record<string, unknown>): Announced => ({
  all: all === 1 ? 1 : undefined,
  subject: typeof subject === 'number' && Number.isSafeInteger(subject) && subject > 0 ? subject : undefined,
  stations: stationCounts.find((one) => one === stations),
})

/** The choices with which the set-up begins: as announced, and otherwise as they were the last time. */
export function choicesAsAnnounced({ all, subject, stations }: Announced, choices: ExamChoices): ExamChoices {
  const count = stations ?? choices.count
  if (all) return { ...choices, count, scope: { kind: 'all', id: 0 } }
  if (subject !== undefined) return { ...choices, count, scope: { kind: 'subject', id: subject } }
  return { ...choices, count }
}
