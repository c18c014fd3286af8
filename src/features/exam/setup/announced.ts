import type { ExamChoices } from '../exam.ts'
import type { Announced } from './announcedSearch.ts'

/** The choices with which the set-up begins: as announced, and otherwise as they were the last time. */
export function choicesAsAnnounced({ all, subject, stations }: Announced, choices: ExamChoices): ExamChoices {
  const count = stations ?? choices.count
  if (all) return { ...choices, count, scope: { kind: 'all', id: 0 } }
  if (subject !== undefined) return { ...choices, count, scope: { kind: 'subject', id: subject } }
  return { ...choices, count }
}
