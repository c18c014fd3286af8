/** Work that waits on a device, put there as the app itself writes it, and how long it takes to be acknowledged. */
import type { Page } from 'playwright'
import { chapterNamed, tokenOf } from '../tools/steps.ts'

const names = ['皮肤', '泌尿系统', '消化管', '消化腺', '呼吸系统']

/** An answer as the app tells it. */
export interface Given {
  catalogId: number
  paperId: string
  questionId: number
  content: string
  /** left out: its chapter's */
  lane?: string
  /** left out: it was right */
  local?: object
}

export interface Waiting {
  call: string
  /** left out: 1 */
  version?: number
  input: object
  lane: string
  subject: string
  local?: object
}

/** Puts rows into the queue of whoever is signed in, as the app itself writes them. */
export function store(page: Page, rows: Waiting[]) {
  return page.evaluate(async (made) => {
    const name = `wk-user-${/vitrine_user=(\d+)/.exec(document.cookie)?.[1]}`
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const tx = db.transaction('queue', 'readwrite')
    for (const row of made) {
      const state = { state: 'waiting', notBefore: 0, tries: 0 }
      tx.objectStore('queue').add({
        id: crypto.randomUUID(),
        version: 1,
        madeAt: Date.now(),
        ...state,
        ...row,
      })
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    db.close()
  }, rows)
}

/** Answers that wait. */
export const queueUp = (page: Page, rows: Given[]) =>
  store(
    page,
    rows.map(({ lane, local, ...input }) => ({
      call: 'chapter.submit',
      input,
      lane: lane ?? `chapter:${input.catalogId}`,
      subject: `question:${input.questionId}`,
      local: local ?? { correct: true, submitted: 0, corrected: 0 },
    })),
  )

/** So many announcements that were read. */
export const markRead = (page: Page, count: number) =>
  store(
    page,
    Array.from({ length: count }, (_, at) => ({
      call: 'announcement.read',
      input: { id: at + 1 },
      lane: 'notices',
      subject: `announcement:${at + 1}`,
    })),
  )

/** ms from "online" until no row is left but so many that were refused; `most`: ms after which it is given up. */
export function untilEmpty(page: Page, refused = 0, most = 60_000): Promise<number> {
  return page.evaluate(
    async ([stay, limit]) => {
      const name = `wk-user-${/vitrine_user=(\d+)/.exec(document.cookie)?.[1]}`
      const from = performance.now()
      dispatchEvent(new Event('online'))
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (;;) {
        const left = await new Promise<number>((resolve) => {
          const counting = db.transaction('queue').objectStore('queue').count()
          counting.onsuccess = () => resolve(counting.result)
        })
        if (left === stay) break
        if (performance.now() - from > limit) throw new Error(`${left} left after ${limit} ms`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      db.close()
      return performance.now() - from
    },
    [refused, most] as const,
  )
}

/** One answer for each question of a few chapters. */
export async function answersAt(origin: string): Promise<Given[]> {
  const token = await tokenOf(origin, 'student2')
  const rows: Given[] = []
  for (const name of names) {
    const { chapter, card, questions } = await chapterNamed(origin, token, name)
    for (const { id } of questions)
      rows.push({ catalogId: chapter.id, paperId: card.paperId, questionId: id, content: '1' })
  }
  return rows
}
