/** Things of a school that somebody may not see, and a call's arguments with their ids in each place. */
import { randomUUID } from 'node:crypto'
import type * as v from 'valibot'
import { expect } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { books, collectionCollect } from '../../src/contract/books.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { assignmentSave, assignmentSubmit } from '../../src/contract/quizzes/assignment.ts'
import { quizPublish, quizSave } from '../../src/contract/quizzes/quizTeaching.ts'
import { personalMarkSave } from '../../src/contract/specimens.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import type { Seeded } from './seed.ts'
import type { Running } from './service.ts'

/** Stands in each name that the caller may not read. */
export const secret = '不可见'
export const page = { pageNo: 1, pageSize: 50 }
const dayMs = 86_400_000

/** A file cannot be sent as JSON, and a batch only carries the other calls. */
export const notWalked = new Set(['filePiece', 'fileUpload', 'batch'])

/** What each argument is unless an id that is tried stands in its place. */
const usual = (now: number): Record<string, unknown> => ({
  ...page,
  content: '1',
  text: '一句话',
  name: '名称',
  rating: 'good',
  ms: 1,
  at: now,
  before: now,
  progress: 1,
  on: true,
  kind: 'star',
  shape: 'point',
  points: [[1, 1]],
  frame: 0,
  desc: '',
  color: 'red',
  fontSize: 14,
  book: 'wrong',
  keyword: secret,
  code: 'AAAAAAAA',
  size: 10,
  useTo: 'attachment',
  sha256: '0'.repeat(64),
  hash: '0'.repeat(64),
  token: 'none',
  depth: 'full',
  waiting: 0,
  events: [],
  deviceId: randomUUID(),
  deviceName: '平板',
  key: randomUUID(),
  uuid: randomUUID(),
  unsent: 0,
  packs: [],
  file: randomUUID(),
  paperId: randomUUID(),
  clientId: randomUUID(),
  slideId: randomUUID(),
})
/** Where one name means several things, or means another thing there. */
const usualOf: Record<string, Record<string, unknown>[]> = {
  bankPage: [{ keyword: undefined }],
  collectedSpecimens: [{ kind: undefined }],
  contents: [{ kind: 'specimen' }, { kind: 'chapter' }],
  coursewareReact: [{ kind: 'unclear' }],
  mySpecimenPage: [{ kind: undefined }],
  questionReport: [{ kind: 'answer' }],
  quizSealedPictures: [{ from: 0 }],
  specimenPage: [{ kind: undefined, keyword: undefined }],
}

export const isIdName = (name: string) =>
  /(^id|Ids?|attachments|stations)$/.test(name) && !isOfDevice.has(name)
const isOfDevice = new Set(['deviceId', 'paperId', 'clientId', 'slideId'])

/** Of each kind of thing, the ids that may not be used. */
export type Hidden = Record<string, (number | string)[]>

/** What is hidden belongs to `student`, of a class of `teacher`. */
export async function hide(service: Running, school: Seeded): Promise<{ hidden: Hidden; fileUrl: string }> {
  const teacher = await service.signIn('teacher')
  const victim = await service.signIn('student')
  let fileUrl = ''
  const db = () => service.service.db.kysely
  let nextId = school.specimens.ready + 9_000_000
  /** A copy of a row under an id that no other table has. */
  async function copy(table: string, id: number, change: object): Promise<number> {
    const row = await db()
      .selectFrom(table as 'mark')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    nextId += 1
    const made = { ...row, id: nextId, key: `hidden-${nextId}`, ...change }
    await db()
      .insertInto(table as 'mark')
      .values(made as never)
      .execute()
    return nextId
  }
  const named = { name: secret, nameEn: secret }

  /** A chapter of a closed subject with a question, and specimens that are closed, unpublished, deleted and another's. */
  async function hideInLibrary() {
    const { subjects, catalogs, specimens, questions, accounts } = school
    const catalogId = await copy('catalog', catalogs.thickSkin, { ...named, subjectId: subjects.tcm })
    const closed = { ...named, subjectId: subjects.tcm, catalogId }
    const ids = [
      await copy('specimen', specimens.ready, closed),
      await copy('specimen', specimens.ready, { ...named, published: 0 }),
      await copy('specimen', specimens.ready, { ...named, deleted: 1 }),
      await copy('specimen', specimens.ready, { ...named, published: 0, creator: accounts.teacher }),
    ]
    const mark = await db()
      .selectFrom('mark')
      .select('id')
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow()
    const markId: number[] = []
    for (const specimenId of ids) markId.push(await copy('mark', mark.id, { ...named, specimenId }))
    const { body } = await db()
      .selectFrom('question')
      .select('body')
      .where('id', '=', questions.DANXUAN)
      .executeTakeFirstOrThrow()
    const told = JSON.stringify({ ...JSON.parse(body), title: secret, titleEn: secret, analysis: secret })
    const clientId = randomUUID()
    const questionId = [
      await copy('question', questions.DANXUAN, { catalogId, body: told }),
      await copy('question', questions.DANXUAN, {
        ...{ catalogId: 0, body: told, creator: accounts.student, clientId, specimenId: specimens.ready },
      }),
      clientId,
    ]
    return { subjectId: [subjects.tcm], catalogId: [catalogId], specimenId: ids, markId, questionId }
  }

  async function file(token: string, name: string): Promise<{ id: number; url: string }> {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.7\n', secret], name))
    body.append('useTo', 'attachment')
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    return (await response.json()).data
  }

  /** A quiz and an assignment of another class, with what a student of it handed in. */
  async function hideInCourse() {
    const courses = await db()
      .selectFrom('course')
      .select(['id', 'key'])
      .where('tenant', '=', tenant)
      .execute()
    const courseId = courses.find(({ key }) => key === 'b')?.id ?? 0
    const draft = courses.find(({ key }) => key === 'c')?.id ?? 0
    await db().updateTable('course').set(named).where('id', '=', draft).execute()
    const room = { courseId, name: secret, capacity: 9 }
    const { data: made } = await service.ask(roomSave, room, { token: teacher })
    await service.ask(roomJoin, { code: made.code }, { token: victim })
    const { data: quiz, message } = await service.ask(
      quizSave,
      {
        ...{ courseId, title: secret, titleEn: secret, intro: secret, kind: 'quiz' },
        ...{ opensAt: service.clock.now - 1, closesAt: service.clock.now + dayMs, minutes: 30 },
        ...{ together: false, attempts: 1, counts: 'best', shuffleQuestions: false, shuffleOptions: false },
        ...{ partial: 'subset', review: 'afterClose', policy: 'strict', takeOver: 'student' },
        requiresDesktop: false,
        questions: [{ sourceId: school.questions.DANXUAN, maxPoints: 100 }],
      },
      { token: teacher },
    )
    expect(message).toBe('')
    await service.ask(quizPublish, { quizId: quiz.id, roomIds: [made.id] }, { token: teacher })
    const frozen = await db().selectFrom('quizQuestion').select('id').where('tenant', '=', tenant).execute()
    const work = { title: secret, deadline: service.clock.now + dayMs, maxScore: 100, allowLate: false }
    const { data: assignment } = await service.ask(assignmentSave, { courseId, ...work }, { token: teacher })
    const attachment = await file(victim, `${secret}.pdf`)
    fileUrl = attachment.url
    const handedIn = { practiseId: assignment.id, content: secret, attachments: [attachment.id] }
    const answer = await service.ask(assignmentSubmit, handedIn, { token: victim, key: randomUUID() })
    expect(answer.message).toBe('')
    return {
      courseId: [draft],
      roomId: [made.id],
      quizId: [quiz.id],
      practiseId: [assignment.id],
      attachment: [attachment.id],
      paperQuestion: frozen.flatMap(({ id }) => [id, 2_000_000_000 + id]),
    }
  }

  /** A student's own marks, messages, catalogues and device's names. */
  async function hideOfVictim() {
    const as = () => ({ token: victim, key: randomUUID() })
    const clientId = randomUUID()
    const mark = { clientId, specimenId: school.specimens.ready, shape: 'point', frame: 0 } as const
    const look = { points: [[1, 1]] as [number, number][], desc: secret, color: 'red', fontSize: 14 } as const
    expect((await service.ask(personalMarkSave, { ...mark, ...look, name: secret }, as())).code).toBe(0)
    await service.ask(collectionCollect, { questionId: school.questions.PANDUAN }, as())
    const { data: tree } = await service.ask(
      books.collection.tree,
      { subjectId: school.subjects.histology },
      as(),
    )
    const parentId = tree[0]?.id ?? 0
    const bookClient = randomUUID()
    const shelf = { name: secret, parentId, clientId: bookClient }
    expect((await service.ask(books.collection.catalogInsert, shelf, as())).code).toBe(0)
    const shelves = await db().selectFrom('bookCatalog').select('id').where('tenant', '=', tenant).execute()
    const messages = await db()
      .selectFrom('message')
      .select('id')
      .where('accountId', '=', school.accounts.student)
      .execute()
    const own = { title: secret, content: secret }
    await db().updateTable('message').set(own).where('accountId', '=', school.accounts.student).execute()
    return {
      shelf: [...shelves.map(({ id }) => id), bookClient],
      message: messages.map(({ id }) => id),
      ownMark: [clientId],
    }
  }

  const hidden = { ...(await hideInLibrary()), ...(await hideInCourse()), ...(await hideOfVictim()) }
  return { hidden, fileUrl }
}

/** All that stands under a name, whatever the argument is called. */
const triedFor = (name: string, hidden: Hidden): unknown[] => {
  const all = Object.values(hidden).flat()
  if (name === 'stations')
    return (hidden.specimenId ?? []).map((specimenId, at) => [
      { specimenId, markId: hidden.markId?.[at], right: false, said: secret },
    ])
  if (/Ids$|^attachments$/.test(name)) return all.map((id) => [id])
  return all
}

/** Arguments of a call with each hidden id in each place, the others being what they are for the same thing. */
export function attempts(
  { name, params }: { name: string; params: v.ObjectEntries },
  hidden: Hidden,
  now: number,
): Record<string, unknown>[] {
  const names = Object.keys(params)
  const plain = usual(now)
  return (usualOf[name] ?? [{}]).flatMap((more) =>
    names.filter(isIdName).flatMap((idName) =>
      triedFor(idName, hidden).map((value) => {
        const others = Object.fromEntries(names.filter(isIdName).map((one) => [one, hidden[one]?.[0]]))
        const given: Record<string, unknown> = { ...plain, ...others, ...more, [idName]: value }
        return Object.fromEntries(
          names.flatMap((one) => (given[one] === undefined ? [] : [[one, given[one]]])),
        )
      }),
    ),
  )
}
