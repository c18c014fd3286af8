import { sql } from 'kysely'
import type { Step } from './table.ts'

const triggers = {
  specimen: ['Come', 'Gone', 'New', 'Old', 'WordsCome', 'WordsChange', 'WordsGo'],
  mark: ['WordsCome', 'WordsChange', 'WordsGo'],
  question: 'Come Gone New Old Reworded WordsGo Changed Shown ShownAnew ShownGone Rated RatedAnew'.split(' '),
}

/** The service writes what stands beside a row with it (library/rows, questions/questionRows): Citus bears no triggers. */
export const up: Step = async (db, name) => {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const [table, events] of Object.entries(triggers))
    for (const event of events) {
      const trigger = `${table}${event}`
      if (name === 'sqlite') await run(`drop trigger if exists "${trigger}"`)
      else {
        await run(`drop trigger if exists "${trigger}" on "${table}"`)
        await run(`drop function if exists "${trigger}"()`)
      }
    }
}
