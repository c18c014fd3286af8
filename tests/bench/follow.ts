/** A lesson that 200 follow while their class answers: from the teacher's POST to 198 streams and two browsers. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { CourseCourseware, Courseware } from '../../src/contract/teaching/courseware.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewareProgress,
} from '../../src/contract/teaching/courseware.ts'
import { followShow } from '../../src/contract/teaching/follow.ts'
import { type Room, roomTeacherList } from '../../src/contract/teaching/room.ts'
import { addStudents } from '../contract/teachingStage.ts'
import { type Following, followLesson } from '../tools/followers.ts'
import { type Service, startService } from '../tools/service.ts'
import { ask, base, tokenOf } from '../tools/steps.ts'
import { type Figure, quantile } from './figures.ts'
import { startBrowser } from './pageTools.ts'
import { unlimitedWrites } from './unlimited.ts'

const followers = 200
const browsers = 2
const shows = 80
/** a presenter who turns slides and moves the pointer without a rest */
const showEveryMs = 250
/** of the class, while it follows */
const answersPerSecond = 20
const limitMs = 300

interface Member {
  id: number
  token: string
}

/** A class of 200 with sessions, made in the database: nobody signs in 200 times for a figure. */
async function fillClass(dataDir: string, room: Room): Promise<Member[]> {
  const db = await openMigrated({ dataDir })
  const crowd = await addStudents(db, followers, Date.now())
  for (const { id } of crowd)
    await db.kysely
      .insertInto('roomMember')
      .values({
        tenant,
        roomId: room.id,
        courseId: room.courseId,
        accountId: id,
        joinedAt: Date.now(),
        leftAt: null,
        endedBy: null,
      })
      .execute()
  await db.close()
  return crowd
}

interface Lesson {
  service: Service
  teacher: string
  room: Room
  members: Member[]
  courseware: Courseware
}

/** The sample school with a class of 200 that has a courseware to follow. */
async function prepareLesson(school: string): Promise<Lesson> {
  const before = await startService({ copyOf: school, env: unlimitedWrites })
  const teacher = await tokenOf(before.origin, 'teacher', 'Teacher-2026')
  const [room] = await ask<Room[]>(before.origin, roomTeacherList.path, teacher)
  if (!room) throw new Error('the teacher has no class')
  const { port, dataDir } = before
  await before.stop()
  const members = await fillClass(dataDir, room)
  const service = await startService({ port, dataDir, env: unlimitedWrites })
  const { origin } = service
  const listPath = `${coursewareByCourse.path}?courseId=${room.courseId}`
  const [listed] = await ask<CourseCourseware[]>(origin, listPath, teacher)
  const previewPath = `${coursewarePreview.path}?id=${listed?.id}`
  const courseware = await ask<Courseware>(origin, previewPath, teacher)
  return { service, teacher, room, members, courseware }
}

/** Answers go on until it is told to stop. @returns how many were answered */
async function answerMeanwhile(origin: string, members: Member[], id: number, stop: AbortSignal) {
  let answered = 0
  while (!stop.aborted) {
    const { token } = members[answered % members.length] ?? { token: '' }
    await ask(origin, coursewareProgress.path, token, { id, progress: answered % 100 })
    answered++
    await new Promise((go) => setTimeout(go, 1000 / answersPerSecond))
  }
  return answered
}

interface SlideInSight {
  /** from 1 */
  no: number
  /** ms since 1970 */
  at: number
}

/** In the page: notes when the number of the slide in sight changes. */
function noteSlides() {
  const seen: SlideInSight[] = []
  Object.assign(globalThis, { slidesSeen: seen })
  const look = () => {
    const words = document.querySelector('main [aria-live] .sr')?.textContent ?? ''
    const no = Number(/\d+/.exec(words)?.[0] ?? 0)
    if (no > 0 && no !== seen.at(-1)?.no) seen.push({ no, at: Date.now() })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

const slidesSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { slidesSeen: SlideInSight[] }).slidesSeen)

/** A follower's browser, with the lesson open. */
async function openFollower(browser: Browser, { service, room }: Lesson, member: Member): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const place = { domain: new URL(service.origin).hostname, path: base, sameSite: 'Strict' as const }
  await context.addCookies([
    { name: 'vitrine_user', value: String(member.id), ...place },
    { name: 'vitrine_token', value: member.token, ...place },
  ])
  const page = await context.newPage()
  await page.addInitScript(noteSlides)
  await page.goto(`${service.origin}${base}/ts/follow?room=${room.id}`)
  await page.getByRole('heading', { name: '老师还没有开始演示' }).waitFor({ timeout: 60_000 })
  return page
}

/** Number (from 1) of the slide of a show; the first show turns from slide 1 to slide 2. */
const slideNoOf = (show: number, slides: readonly unknown[]) => ((show + 1) % slides.length) + 1

/** Shows a slide; `show` -1 begins the lesson with slide 1. */
function showSlide(lesson: Lesson, device: string, show: number) {
  const { service, teacher, room, courseware } = lesson
  return ask(service.origin, followShow.path, teacher, {
    roomId: room.id,
    device,
    takes: show < 0,
    kind: 'slide',
    coursewareId: courseware.id,
    slideId: courseware.slides[slideNoOf(show, courseware.slides) - 1]?.id ?? null,
    pointer: show < 0 ? null : { x: show / shows, y: 0.5 },
  })
}

/** Time (ms) from each show to the state that a stream brought of it. */
const streamWaits = ({ states, times }: Following, posted: readonly number[]) =>
  states.flatMap(({ pointer }, at) =>
    pointer ? [(times[at] ?? 0) - (posted[Math.round(pointer.x * shows)] ?? 0)] : [],
  )

/** Time (ms) from each show to its slide in a browser. A slide that the next one overtook was never in sight. */
function browserWaits(
  seen: readonly SlideInSight[],
  postedAt: readonly number[],
  slides: readonly unknown[],
) {
  const waits: number[] = []
  let show = 0
  for (const { no, at } of seen) {
    const next = postedAt.findIndex((_, one) => one >= show && slideNoOf(one, slides) === no)
    const begun = postedAt[next]
    if (begun === undefined || begun > at) continue
    waits.push(at - begun)
    show = next + 1
  }
  return waits
}

/** The outcome of one lesson. */
interface Outcome {
  toStreams: number[]
  toBrowsers: number[]
  answered: number
}

async function runLesson(lesson: Lesson, browser: Browser): Promise<Outcome> {
  const { service, room, members, courseware } = lesson
  const { origin } = service
  const pages: Page[] = []
  for (const member of members.slice(0, browsers)) pages.push(await openFollower(browser, lesson, member))
  const streams = await Promise.all(
    members.slice(browsers).map(({ token }) => followLesson(origin, room.id, token)),
  )
  const device = randomUUID()
  await showSlide(lesson, device, -1)
  // the browsers fetch the courseware before the clock starts
  for (const page of pages)
    await page.getByText('第 1 页，共').waitFor({ state: 'attached', timeout: 60_000 })
  const stop = new AbortController()
  const answering = answerMeanwhile(origin, members, courseware.id, stop.signal)
  const posted: number[] = []
  const postedAt: number[] = []
  for (let show = 0; show < shows; show++) {
    posted.push(performance.now())
    postedAt.push(Date.now())
    await showSlide(lesson, device, show)
    await new Promise((go) => setTimeout(go, showEveryMs))
  }
  const lastPointer = (shows - 1) / shows
  await Promise.all(streams.map((stream) => stream.until(({ pointer }) => pointer?.x === lastPointer)))
  const lastNo = slideNoOf(shows - 1, courseware.slides)
  for (const page of pages) await page.getByText(`第 ${lastNo} 页，共`).waitFor({ state: 'attached' })
  stop.abort()
  const answered = await answering
  const seen = await Promise.all(pages.map(slidesSeen))
  for (const stream of streams) stream.leave()
  return {
    toStreams: streams.flatMap((stream) => streamWaits(stream, posted)),
    toBrowsers: seen.flatMap((one) => browserWaits(one, postedAt, courseware.slides)),
    answered,
  }
}

const quantiles = (waits: readonly number[]) =>
  `p50 ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms`

export async function follow(school: string): Promise<Figure[]> {
  const lesson = await prepareLesson(school)
  const browser = await startBrowser()
  try {
    const { toStreams, toBrowsers, answered } = await runLesson(lesson, browser)
    const streams = followers - browsers
    return [
      {
        name: `from the teacher's POST to ${streams} streams, p95`,
        value: quantile(toStreams, 0.95),
        unit: 'ms',
        limit: limitMs,
        good: 'at most',
        runs: `${shows} slides, ${quantiles(toStreams)}, ${answered} answers of the class meanwhile`,
      },
      {
        name: `from the teacher's POST to the slide in ${browsers} browsers beside them, p95`,
        value: quantile(toBrowsers, 0.95),
        unit: 'ms',
        limit: limitMs,
        good: 'at most',
        runs: `${toBrowsers.length} of ${browsers * shows} slides came into sight, ${quantiles(toBrowsers)}`,
      },
      {
        name: 'states that a stream missed',
        value: streams * shows - toStreams.length,
        unit: '',
        limit: 0,
        good: 'at most',
        runs: `${toStreams.length} states came`,
      },
    ]
  } finally {
    await browser.close()
    await lesson.service.remove()
  }
}
