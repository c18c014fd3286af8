/** The filled sample school holds enough to teach with. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'

test('the sample school has courses, classes, decks and films: S11 S17 S20 S21', () => {
  const db = new DatabaseSync(join(inject('dataDir'), 'vitrine.db'), { readOnly: true })
  onTestFinished(() => db.close())
  const count = (sql: string) => Number(db.prepare(`select count(*) as "n" from ${sql}`).get()?.n)
  const counts = {
    courses: count('"course"'),
    subjects: count('(select distinct "subjectId" from "deck")'),
    teachers: count('(select distinct "accountId" from "courseTeacher")'),
    classes: count('"room"'),
    students: count('(select distinct "accountId" from "roomMember" where "leftAt" is null)'),
    progress: count('"viewProgress" where "percent" > 0'),
    coursewares: count('"courseware"'),
    attachments: count(`"courseware" where json_array_length("attachments") > 0`),
    films: count(`"courseware" where json_extract(nullif("video", ''), '$.captionsEn') <> ''`),
    decks: count('"deck"'),
    deckTexts: count('(select distinct "slides" from "deck")'),
    oddDecks: count('"deck" where json_array_length("slides") not between 10 and 40'),
  }
  const least = { courses: 6, subjects: 5, teachers: 3, classes: 8, students: 60, progress: 60 }
  for (const [name, wanted] of Object.entries({
    ...least,
    coursewares: 30,
    attachments: 1,
    films: 4,
    decks: 12,
  }))
    expect(counts[name as keyof typeof counts], name).toBeGreaterThanOrEqual(wanted)
  expect(counts.deckTexts).toBe(counts.decks)
  expect(counts.oddDecks).toBe(0)
})
