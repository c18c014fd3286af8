/** A chapter whose specimen has an archive of noise, the list of chapters to keep it from, and what is said of it there. */
import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ChapterBundle } from '../../src/contract/practice.ts'
import { locate, packFile, readIndex } from '../../src/rules/pack.ts'
import { type Archive, makeArchive, placeArchive } from './archive.ts'
import { controlled, enterAs } from './device.ts'
import { packHash } from './opfs.ts'
import { chapter, type Stage, setStage } from './stage.ts'
import { base } from './steps.ts'

export const MB = 1_000_000
export const isPack = /\/pack$/
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Of an address. */
export const freshHash = () => randomBytes(16).toString('hex')
export const fileOf = ({ folder }: Archive) => packFile(`/media/${folder}`)

export interface PackStage {
  stage: Stage
  /** filled when a test runs */
  bundle: ChapterBundle
  /** Gives the chapter's specimen an archive of noise, at an address of its own. */
  place(tiles: number, tileBytes: number, hash?: string, seed?: number): Archive
  /** Bytes of the archive that went over the line. */
  sent(archive: Archive): number
  /** How often it was asked for. */
  asked(archive: Archive): number
  /** The chapter's button in the list. */
  row(page?: Page): ReturnType<Page['getByRole']>
  /** Waits until the button says so. */
  isCalled(page: Page, words: RegExp): Promise<void>
  /** How many things are called available. */
  available(page: Page): Promise<number>
  /** The list of chapters with ours in it. */
  openChapters(page?: Page, context?: BrowserContext): Promise<void>
  /** One tap: it begins at the depth of the last time, here all of it. */
  keepChapter(page?: Page): Promise<void>
  /** Keeps the chapter and waits until it stands. */
  kept(archive: Archive): Promise<void>
}

/** Registers the hooks of a test file. */
export function setPackStage(): PackStage {
  const stage = setStage()
  const placed: Archive[] = []
  const pack = { stage } as PackStage
  const lines = (archive: Archive) => stage.wire.seen.filter(({ path }) => path === `${archive.url}pack`)

  pack.place = (tiles, tileBytes, hash = freshHash(), seed = 1) => {
    const id = pack.bundle.specimens[0]?.id ?? 0
    const archive = makeArchive(id, hash, tiles, tileBytes, seed)
    placeArchive(stage.service.dataDir, id, archive)
    placed.push(archive)
    return archive
  }
  pack.sent = (archive) => lines(archive).reduce((sum, one) => sum + one.sent, 0)
  pack.asked = (archive) => lines(archive).length
  pack.row = (page = stage.page) =>
    page.getByRole('button', { name: new RegExp(`^${pack.bundle.chapter.name} · `) })
  pack.isCalled = (page, words) =>
    pack
      .row(page)
      .and(page.getByRole('button', { name: words }))
      .waitFor()
  pack.available = (page) => page.getByText('可离线', { exact: true }).count()
  pack.openChapters = async (page = stage.page, context = stage.context) => {
    await enterAs(context, stage.origin, 'student2')
    await page.goto(`${stage.origin}${base}/exercise/chapter?subject=${pack.bundle.chapter.subjectId}`)
    await controlled(page)
    await pack.row(page).waitFor()
  }
  pack.keepChapter = async (page = stage.page) => {
    // its size is said before
    await pack
      .row(page)
      .and(page.getByRole('button', { name: /存到本机 · \D+\d/ }))
      .click()
  }
  pack.kept = async (archive) => {
    await pack.openChapters()
    await pack.keepChapter()
    await pack.isCalled(stage.page, /可离线/)
    expect(await packHash(stage.page, fileOf(archive))).toBe(sha256(archive.bytes))
  }

  beforeAll(async () => {
    pack.bundle = await chapter(stage, '线虫')
  })
  afterAll(() => {
    for (const { folder } of placed)
      rmSync(join(stage.service.dataDir, 'media', folder), { recursive: true, force: true })
  })
  return pack
}

/** Address of each tile with its hash. */
export function tilesOf({ bytes, url }: Archive): { addresses: string[]; hashes: string[] } {
  const index = readIndex(new Uint8Array(bytes).buffer)
  const [addresses, hashes]: [string[], string[]] = [[], []]
  for (const [at, { columns, rows }] of index.levels.entries()) {
    for (let tile = 0; tile < columns * rows; tile++) {
      const [x, y] = [tile % columns, Math.floor(tile / columns)]
      const { start, end } = locate(index, index.minLevel + at, x, y) ?? { start: 0, end: 0 }
      addresses.push(`${url}${index.minLevel + at}/${x}_${y}.webp`)
      hashes.push(createHash('sha1').update(bytes.subarray(start, end)).digest('hex'))
    }
  }
  return { addresses, hashes }
}
