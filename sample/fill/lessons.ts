/** The coursewares of the courses, made of the decks' slides, and how far each student has come. */
import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAt, mediaFolder } from '../../server/media/address.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { type StoredSlide, slideColumns, slidesIn } from '../../server/teaching/slides.ts'
import { uuidOf } from '../../src/rules/bytes/uuidOf.ts'
import type { Lang } from '../../src/rules/lang.ts'
import type { Making } from '../pictures/sample.ts'
import { taught } from '../school/teaching/taught.ts'
import type { PlannedDeck, SlidePlan, SpecimenFacts } from '../slides/plan.ts'

const day = 86_400_000

interface Lesson {
  courseId: number
  ownerId: number
  /** from 1 */
  no: number
  specimen: SpecimenFacts
  deck: { id: number; filePath: string; slides: StoredSlide[] }
  plans: SlidePlan[]
}

/** Fills in what is not there yet; what a teacher changed since then stays. */
export async function fillLessons(
  { db, dataDir }: Making,
  decks: readonly PlannedDeck[],
  facts: ReadonlyMap<string, SpecimenFacts>,
): Promise<void> {
  const rows = await db.kysely
    .selectFrom('deck')
    .select(['id', 'key', 'filePath', 'slides'])
    .where('tenant', '=', tenant)
    .execute()
  for (const { key, lessons } of taught) {
    const course = await db.kysely
      .selectFrom('course as c')
      .innerJoin('courseTeacher as t', 't.courseId', 'c.id')
      .select(['c.id', 't.accountId'])
      .where('c.tenant', '=', tenant)
      .where('c.key', '=', key)
      .where('t.role', '<>', 'assistant')
      .orderBy('t.position')
      .executeTakeFirst()
    if (!course) continue
    const made: { id: number; slides: StoredSlide[] }[] = []
    for (const [at, specimenKey] of lessons.entries()) {
      const specimen = facts.get(specimenKey)
      const planned = decks.find(({ seed }) => seed.specimens.includes(specimenKey))
      const row = rows.find((deck) => deck.key === planned?.seed.key)
      if (!specimen || !planned || !row) continue
      const lesson = {
        courseId: course.id,
        ownerId: course.accountId,
        no: at + 1,
        specimen,
        deck: { id: row.id, filePath: row.filePath, slides: slidesIn(row.slides) },
        plans: planned.plans.filter((plan) => plan.specimen === specimenKey),
      }
      const one = await fillLesson(db.kysely, dataDir, lesson)
      if (one) made.push(one)
    }
    if (made.length > 0) await fillProgress(db.kysely, course.id, made, Date.now())
  }
}

/** What students do at the microscope, as a file. */
async function writeTasks(dataDir: string, { deck, specimen, plans }: Lesson) {
  const name = `tasks-${specimen.picture.key}.txt`
  const named = plans.slice(1, -1).map(({ title }, at) => `${at + 1}. ${title.zh}（${title.en}）`)
  const text = [
    `观察任务单：${specimen.name.zh}`,
    `Task sheet: ${specimen.name.en}`,
    '',
    '在标本上找到下列结构，各画一幅小图并标注：',
    'Find each structure on the specimen, draw it and label it:',
    '',
    ...named,
    '',
  ].join('\r\n')
  const bytes = Buffer.from(`\uFEFF${text}`)
  await writeFile(join(mediaFolder(dataDir), deck.filePath, name), bytes)
  return {
    url: `/wk_mobile/media/${deck.filePath}/${name}`,
    name: `观察任务单 ${specimen.name.zh}.txt`,
    size: bytes.length,
  }
}

/** The specimen's film, where the school has one. */
async function filmOf(db: Executor, dataDir: string, specimenId: number) {
  const row = await db
    .selectFrom('related')
    .select(['id', 'name', 'filePath'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('kind', '=', 'video')
    .orderBy('id')
    .executeTakeFirst()
  const file = row && fileAt(dataDir, row.filePath)
  const size = file
    ? await stat(file).then(
        (found) => found.size,
        () => 0,
      )
    : 0
  if (!row || size === 0) return ''
  const captionsIn = (lang: Lang) => {
    const address = row.filePath.replace(/\.webm$/, `.${lang}.vtt`)
    const place = fileAt(dataDir, address)
    return place !== null && existsSync(place) ? address : ''
  }
  const captions = { captions: captionsIn('zh'), captionsEn: captionsIn('en') }
  return JSON.stringify({ url: row.filePath, name: `${row.name}.webm`, size, ...captions })
}

/** @returns null where it was there already */
async function fillLesson(db: Executor, dataDir: string, lesson: Lesson) {
  const { courseId, ownerId, no, specimen, deck, plans } = lesson
  const key = `${courseId}/${specimen.picture.key}`
  const known = await db
    .selectFrom('courseware')
    .select('id')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return null
  const byId = new Map(deck.slides.map((slide) => [slide.id, slide]))
  const slides = plans.flatMap(({ id }) => {
    const slide = byId.get(id)
    return slide ? [{ ...slide, id: uuidOf(`courseware/${key}/${id}`) }] : []
  })
  const names = { name: `第 ${no} 讲　${specimen.name.zh}`, nameEn: `Lesson ${no}: ${specimen.name.en}` }
  const { id } = await db
    .insertInto('courseware')
    .values({
      tenant,
      key,
      ...names,
      description: specimen.desc.zh,
      descriptionEn: specimen.desc.en,
      ownerId,
      scope: 'school',
      video: await filmOf(db, dataDir, specimen.id),
      allowDownloadVideo: 1,
      attachments: JSON.stringify([await writeTasks(dataDir, lesson)]),
      thumbnail: slides[0]?.thumbnail ?? '',
      state: 'published',
      version: 1,
      updatedAt: Date.now() - (40 - no) * day,
      ...slideColumns(Object.values(names), slides),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('coursewareDeck').values({ tenant, coursewareId: id, deckId: deck.id }).execute()
  await db
    .insertInto('courseCourseware')
    .values({ tenant, courseId, coursewareId: id, position: no, shownFrom: Date.now() - (60 - no) * day })
    .execute()
  await fillResources(db, id, specimen.id, plans, slides)
  return { id, slides }
}

/** The specimen stands beside each slide, at the view of the slide; its close-ups and film beside the first. */
async function fillResources(
  db: Executor,
  coursewareId: number,
  specimenId: number,
  plans: readonly SlidePlan[],
  slides: readonly StoredSlide[],
): Promise<void> {
  const specimens = plans.map(({ view }, position) => ({
    kind: 'specimen' as const,
    refId: specimenId,
    slideId: slides[position]?.id ?? null,
    view: view ? JSON.stringify(view) : '',
    position,
  }))
  const related = await db
    .selectFrom('related')
    .select(['id', 'kind'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('kind', 'in', ['picture', 'video'])
    .orderBy('position')
    .execute()
  const others = related.map(({ id, kind }, at) => ({
    kind: kind as 'picture' | 'video',
    refId: id,
    slideId: slides[0]?.id ?? null,
    view: '',
    position: 100 + at,
  }))
  await db
    .insertInto('coursewareResource')
    .values([...specimens, ...others].map((row) => ({ tenant, coursewareId, ...row })))
    .execute()
}

/** An even number from 0 to 1 that the same two numbers always make. */
function evenly(a: number, b: number): number {
  const mixed = Math.imul(a * 2654435761 + b * 40503, 2246822519) >>> 0
  return (mixed % 1000) / 1000
}

/** Most students are near the middle of the course; some are ahead, a few have not begun. */
async function fillProgress(
  db: Executor,
  courseId: number,
  lessons: readonly { id: number; slides: StoredSlide[] }[],
  now: number,
): Promise<void> {
  const members = await db
    .selectFrom('roomMember')
    .select('accountId')
    .where('tenant', '=', tenant)
    .where('courseId', '=', courseId)
    .where('leftAt', 'is', null)
    .execute()
  for (const { accountId } of members) {
    const pace = evenly(accountId, courseId)
    const done = pace < 0.08 ? 0 : Math.min(lessons.length, Math.round(lessons.length * (0.3 + pace * 0.5)))
    for (const [at, { id, slides }] of lessons.entries()) {
      if (at > done) break
      const share = at < done ? 1 : evenly(accountId, id)
      const seen = slides.slice(0, Math.floor(slides.length * share)).map((slide) => slide.id)
      if (seen.length === 0) continue
      const seenAt = now - (done - at) * 6 * day - Math.floor(evenly(id, accountId) * day)
      const percent = Math.floor((100 * seen.length) / slides.length)
      await db
        .insertInto('viewProgress')
        .values({
          tenant,
          accountId,
          coursewareId: id,
          seen: JSON.stringify(seen),
          percent,
          videoMs: 0,
          at: seenAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .insertInto('studyRecord')
        .values({ tenant, accountId, courseId, coursewareId: id, slideId: seen.at(-1) ?? null, at: seenAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const hard = slides[1 + (id % Math.max(1, slides.length - 2))]
      if (hard && evenly(accountId, id + 7) < 0.25)
        await db
          .insertInto('slideReaction')
          .values({
            tenant,
            accountId,
            coursewareId: id,
            slideId: hard.id,
            kind: evenly(accountId, id) < 0.6 ? 'unclear' : 'kept',
            at: seenAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
  }
}
