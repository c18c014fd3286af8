/**
 * Background Sync: waiting rows are sent when the network is back, though no page is open. Chromium alone has it;
 * elsewhere pages send all of them. Page and worker run the same drain, and two at once are harmless.
 */
import { call } from '../api/call.ts'
import { systemInfo } from '../contract/system.ts'
import { cookieStore } from '../device/cookieStore.ts'
import { closeUser } from '../device/db.ts'
import { cookies, syncTag } from '../device/names.ts'
import { connectOutbox } from '../outbox/index.ts'
import type { ServiceFacts } from '../outbox/verdict.ts'
import { untilLeaving } from './letGo.ts'

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface Person {
  user: number
  token: string
  lang: 'zh' | 'en'
}

/** Whose session this device holds now, token and owner in one look; null without one. */
async function whoIsHere(): Promise<Person | null> {
  const all = (await cookieStore()?.getAll()) ?? []
  const values = new Map(all.map(({ name, value }) => [name, value]))
  const token = values.get(cookies.token)
  const user = Number(values.get(cookies.user))
  if (!token || !Number.isSafeInteger(user) || user <= 0) return null
  return { user, token, lang: values.get(cookies.language) === 'en' ? 'en' : 'zh' }
}

/** Asks for the promises of the service: without them, nothing is sent from here. @throws when it cannot be asked */
async function learn({ lang }: Person, signal: AbortSignal): Promise<ServiceFacts> {
  const { exactlyOnce, batch } = await call(systemInfo, {}, { token: null, lang, signal })
  return { exactlyOnce: exactlyOnce === true, batch: batch === true }
}

/** @throws when something still waits: the browser tries again later */
async function sendWaiting(): Promise<void> {
  const person = await whoIsHere()
  if (!person) return
  const { user, lang } = person
  // a send that hangs would hold the next version up: its page sends the same again, with the same key
  const signal = untilLeaving()
  let facts: ServiceFacts = { exactlyOnce: true, batch: true }
  const outbox = connectOutbox({
    user,
    lang: () => lang,
    signal,
    // asked anew before each sending: somebody else may have signed in meanwhile
    token: async () => {
      const now = await whoIsHere()
      return now?.user === user ? now.token : null
    },
    service: () => facts,
  })
  const waiting = async () => (await outbox.part({ from: 0, to: 0 }, Number.MAX_SAFE_INTEGER)).waiting
  try {
    if ((await waiting()) === 0) return
    facts = await learn(person, signal)
    // a page that is open tries again in its own time; without one the browser's tries are few and far between
    const { clients } = self as unknown as ServiceWorkerGlobalScope
    const pages = await clients.matchAll({ type: 'window' })
    const end = await outbox.flush({ force: pages.length === 0 })
    if (end.state === 'done' && (await waiting()) > 0) throw new Error('something still waits')
  } finally {
    await outbox.close()
    await closeUser(user)
  }
}

export function sendInBackground() {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === syncTag) (event as SyncEvent).waitUntil(sendWaiting())
  })
}
