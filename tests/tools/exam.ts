/** An exam as a test plays it: what stands on the screen, and what the device keeps of it. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { wrongBundle } from '../../src/contract/books.ts'
import type { View } from '../../src/contract/questions.ts'
import type { Exam } from '../../src/features/exam/exam.ts'
import { isWhole } from '../../src/rules/exam/stations.ts'
import { namesOfMark } from '../../src/rules/station.ts'
import { toPlace } from '../../src/viewer/slide/flight.ts'
import { zoomOfWhole } from '../../src/viewer/slide/geometry.ts'
import { controlled, ids, setStored, storedIn } from './device.ts'

export const start = (page: Page) => page.getByRole('button', { name: /^(开始，共|Start)/ })
export const next = (page: Page) => page.getByRole('button', { name: /下一站|[Nn]ext/ })
export const skip = (page: Page) => page.getByRole('button', { name: /^(不知道|Don’t know)$/ })
export const station = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`第 ${number} 站|Station ${number} `) }).waitFor()
export const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: true }).first().locator('xpath=ancestor::label').click()
export const viewer = (page: Page) => page.getByRole('application')
export const sharp = (page: Page) => expect.poll(() => skip(page).isEnabled(), { timeout: 90_000 }).toBe(true)

/** Skips this station and all after it, to the fifth. */
export async function skipFrom(page: Page, first: number) {
  for (let number = first; number <= 5; number++) {
    await station(page, number)
    await sharp(page)
    await skip(page).click()
  }
}

/** Keeps a chapter from the list that is on screen, and waits until all of it is here. */
export async function keepChapter(page: Page, name: string) {
  await controlled(page)
  const keep = page.getByRole('button', { name: new RegExp(`^${name} · `) })
  await keep.and(page.getByRole('button', { name: /存到本机 · \D+\d/ })).click()
  await keep.and(page.getByRole('button', { name: /可离线/ })).waitFor({ timeout: 60_000 })
}

/** Waits until the wrong book is on the device: the exam's page asks for it quietly, and without it no miss can be shown. */
export const wrongBookKept = (page: Page, user: keyof typeof ids) =>
  expect
    .poll(
      async () =>
        (await storedIn<{ key: readonly unknown[] }>(page, `wk-user-${ids[user]}`, 'replies')).some(
          ({ key }) => key[1] === wrongBundle.path,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

/** The exam as the device keeps it: what runs, or what ran last. */
export async function kept(
  page: Page,
  user: keyof typeof ids,
  key: 'exam' | 'exam:last' = 'exam',
): Promise<Exam> {
  const draft = await page.evaluate(
    ([name, wanted]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').get(wanted)
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result?.value)
          }
        }
      }),
    [`wk-user-${ids[user]}`, key] as const,
  )
  if (!draft) throw new Error(`no ${key} on the device`)
  return draft as Exam
}

/** Leaves the exam at a station of five; it waits there. */
export async function leaveExam(page: Page, at: number) {
  await page.getByRole('button', { name: '离开考试' }).click()
  await page.getByRole('button', { name: '离开', exact: true }).click()
  await page.getByText(`停在第 ${at} 站，共 5 站`).waitFor()
}

/** The next field of an exam that was left is shown for so many ms. */
export const shorten = (page: Page, user: keyof typeof ids, ms: number) =>
  setStored(page, ids[user], 'drafts', ['value', 'flash'], ms, 'exam')

/** Leaves so many ms to the station that stands open in an exam that was left. */
export const leaveTime = (page: Page, user: keyof typeof ids, ms: number) =>
  setStored(page, ids[user], 'drafts', ['value', 'left'], ms, 'exam')

export async function openStation(page: Page, user: keyof typeof ids) {
  const exam = await kept(page, user)
  const one = exam.stations[exam.given.length]
  if (!one) throw new Error('no station stands open')
  const material = exam.materials[one.specimenId]
  if (!material) throw new Error('a station without its picture')
  return { ...one, specimen: material.specimen, names: namesOfMark(one.mark) }
}

/** What the field of a structure that is to be found shows at first: its box on the screen, and CSS px for each px. */
export async function firstField(
  page: Page,
  { specimen, mark, middle }: Awaited<ReturnType<typeof openStation>>,
) {
  const box = await viewer(page).boundingBox()
  if (!box) throw new Error('no field')
  const place = { ...middle, objective: mark.objective }
  const zoom = isWhole(specimen, mark) ? zoomOfWhole(specimen, box) : toPlace(place, specimen, box).zoom
  return { box, zoom, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

/** Where in the picture's field something stands, CSS px from its middle. */
export async function fromMiddle(page: Page) {
  const arrow = page.getByRole('img', { name: /^(箭头所指处|What the arrow points at)$/ })
  await arrow.waitFor()
  return arrow.evaluate((path) => {
    const field = path.closest('[role="application"]')?.getBoundingClientRect()
    const tip = (path as SVGGraphicsElement).getScreenCTM()
    if (!field || !tip) throw new Error('no arrow in a field')
    return { x: tip.e - field.x - field.width / 2, y: tip.f - field.y - field.height / 2 }
  })
}

/** Where a view has a place, CSS px from the middle of the screen. */
function seenIn({ x, y, zoom, rotation }: View, at: { x: number; y: number }) {
  const angle = (rotation * Math.PI) / 180
  const [dx, dy] = [(at.x - x) * zoom, (at.y - y) * zoom]
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

/** The whole page is hidden, or seen again, as the browser tells it. */
export const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

export const seconds = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('timer').getAttribute('aria-label')) ?? '')?.[0])

/** Waits until the arrow stands where the view has its place. @returns how far from the middle that is, CSS px */
export async function arrowStands(page: Page, view: View, tip: { x: number; y: number }): Promise<number> {
  const wanted = seenIn(view, tip)
  await expect
    .poll(async () => {
      const seen = await fromMiddle(page)
      return Math.hypot(seen.x - wanted.x, seen.y - wanted.y)
    })
    .toBeLessThan(3)
  return Math.hypot(wanted.x, wanted.y)
}
