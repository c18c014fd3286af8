/** What happens to the device itself: its storage is cleared, its connections are lost, an older build was there. */
import { readFileSync } from 'node:fs'
import { IDBFactory } from 'fake-indexeddb'
import { closeUser, inUser } from '../../../../src/device/db.ts'
import { caches as cacheNames, newId } from '../../../../src/device/names.ts'
import type { QueueRow } from '../../../../src/device/stored.ts'
import { lostSince } from '../../../../src/outbox/lossDetector.ts'
import { recordUnsent } from '../../../../src/outbox/recordUnsent.ts'
import { whatOf } from './service.ts'
import { check, type Person, people, type World } from './world.ts'

const stored = JSON.parse(
  readFileSync(new URL('../../../stored/queue-v1.json', import.meta.url), 'utf8'),
) as { rows: QueueRow[] }
const added = stored.rows.find(({ call }) => call === 'wrong.add')
if (!added) throw new Error('the first build added nothing to a book')

/** A tab of the first build, which is still open, stores a thing in its own way; this build sends it. */
export async function upgrade(world: World): Promise<void> {
  const { session } = world
  if (!session || !added) return
  const { seq: _, ...row } = added
  const input = { questionId: world.done.size + 1 }
  world.does(session.user, input, { lane: 'book:wrong', acked: true })
  const old = { ...row, id: newId(), input, subject: `wrong:${input.questionId}` }
  await inUser(session.user, (db) => db.add('queue', old as QueueRow))
  world.touched.add(session.user)
}

/** Cache Storage, as far as the witness needs it. */
export class Caches {
  private readonly kept = new Map<string, Map<string, Response>>()

  clear(): void {
    this.kept.clear()
  }

  open = async (name: string) => {
    const cache = this.kept.get(name) ?? new Map<string, Response>()
    this.kept.set(name, cache)
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, response: Response) => void cache.set(address, response),
      delete: async (address: string) => cache.delete(address),
    }
  }

  has = async (name: string) => this.kept.has(name)

  delete = async (name: string) => name !== cacheNames.witness && this.kept.delete(name)
}

/** What a person's use leaves on the device beside the queue and what was received. */
export async function use(world: World, person: Person): Promise<void> {
  const pictures = await world.caches.open(cacheNames.mediaOf(person))
  await pictures.put('own.webp', new Response('a picture'))
  await inUser(person, async (db) => {
    await db.put('replies', { hash: 'home', key: ['home'], data: null, at: world.now })
    await db.put('drafts', { key: 'note', value: 'half', at: world.now })
    await db.put('packs', { key: 'chapter:1', value: null })
  })
}

/** What changed is noted outside of the database: the app does so a moment after each change, here before it matters. */
async function witness(world: World): Promise<void> {
  for (const person of world.touched) {
    await recordUnsent(person)
    world.witnessed.set(person, (await world.rowsOf(person)).length)
  }
  world.touched.clear()
}

async function loseDatabase(world: World, person: Person): Promise<void> {
  for (const { input } of await world.rowsOf(person)) {
    const done = world.done.get(whatOf(input))
    // the browser took it: no app can bring it back, but it can tell
    if (done) done.discarded = true
  }
  world.peace.delete(person)
}

/** The browser clears the databases, or all that the origin keeps. */
export async function clearStorage(world: World, all: boolean): Promise<void> {
  await witness(world)
  for (const person of people) await loseDatabase(world, person)
  await world.restart()
  globalThis.indexedDB = new IDBFactory()
  if (all) {
    // cookies too
    world.session = null
    world.caches.clear()
    world.witnessed.clear()
    world.missed.clear()
  }
  if (world.mutant.witnessInside) world.caches.clear()
  for (const person of people) {
    const lost = (world.missed.get(person) ?? 0) + (world.witnessed.get(person) ?? 0)
    check((await lostSince(person)) === lost, 'P8 the browser lost something and nobody says so')
    world.missed.set(person, lost)
    world.witnessed.delete(person)
  }
  for (const person of people) world.touched.add(person)
}

/** The browser closes what is open, as iOS does in the background. */
export async function loseConnections(): Promise<void> {
  for (const person of people) await inUser(person, async (db) => db.close())
}

export async function closeAll(): Promise<void> {
  for (const person of people) await closeUser(person)
}
