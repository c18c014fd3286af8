import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeFocus, withoutFocus } from '../../../../../server/library/pictures/specimenFocus.ts'
import { focusTiles, type Marked } from '../../../../../server/media/focusTiles.ts'
import { keepPicture } from '../../../../../server/media/keep.ts'
import { makePicture } from '../../../../../server/media/make.ts'
import { middle } from '../../../../../server/media/thumbnail.ts'
import { openMigrated } from '../../../../../server/store/db.ts'
import { locate, type PackManifest, pyramidGrid, readIndex } from '../../../../../src/rules/pack.ts'
import { seed } from '../../../../contract/seed.ts'
import { gradient, temporary } from '../../../exchange/slides.ts'

const place = (max: number) => fc.double({ min: 0, max, noNaN: true })
const marked = (width: number, height: number): fc.Arbitrary<Marked> =>
  fc.record({
    tip: fc.tuple(place(width), place(height)),
    outline: fc.array(fc.tuple(place(width), place(height)), { maxLength: 6 }),
  })

describe('the tiles of a focus archive', () => {
  const [width, height] = [9000, 7000]
  const grid = pyramidGrid(width, height, 512, 9)
  const finest = grid.levels.length - 1

  test('are all of the coarse levels, and of the finest two those of the marks', () => {
    fc.assert(
      fc.property(fc.array(marked(width, height), { maxLength: 5 }), (marks) => {
        const isHeld = focusTiles(grid, marks)
        for (const [at, { columns, rows }] of grid.levels.entries()) {
          if (at <= finest - 2)
            for (let n = 0; n < columns * rows; n++)
              expect(isHeld(at, n % columns, Math.floor(n / columns))).toBe(true)
        }
        for (const { tip, outline } of marks) {
          // every place of a mark, on its outline too, is held at full power
          for (const [at, [x, y]] of [tip, ...outline].entries()) {
            const [toX, toY] = [tip, ...outline][at + 1] ?? [x, y]
            const on = at === 0 ? [x, y] : [(x + toX) / 2, (y + toY) / 2]
            for (const level of [finest, finest - 1]) {
              const size = 512 * 2 ** (finest - level)
              const [column, row] = [on[0] ?? 0, on[1] ?? 0].map((px) => Math.floor(px / size))
              const { columns = 0, rows = 0 } = grid.levels[level] ?? {}
              expect(isHeld(level, Math.min(column ?? 0, columns - 1), Math.min(row ?? 0, rows - 1))).toBe(
                true,
              )
            }
          }
        }
      }),
    )
  })

  test('are not those far from any mark; inside of an outline they are', () => {
    const small = focusTiles(grid, [{ tip: [300, 300], outline: [] }])
    expect([small(finest, 0, 0), small(finest, 1, 1), small(finest, 2, 0), small(finest, 9, 9)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const wide = focusTiles(grid, [
      {
        tip: [10, 10],
        outline: [
          [0, 0],
          [8000, 0],
          [8000, 6000],
          [0, 6000],
        ],
      },
    ])
    expect([wide(finest, 8, 6), wide(finest, 17, 13)]).toEqual([true, false])
  })
})

describe('the focus archive of a specimen', () => {
  async function school(width = 4200, height = 3000) {
    const dataDir = temporary()
    const db = await openMigrated({ dataDir })
    onTestFinished(() => db.close())
    const { specimens } = await seed(db)
    const id = specimens.ready
    const folder = temporary()
    const rgb = gradient(width, height)
    const made = await makePicture(
      () => sharp(rgb, { raw: { width, height, channels: 3 } }),
      { width, height },
      () => middle(width, height),
      folder,
    )
    const row = () => db.kysely.updateTable('specimen').where('id', '=', id)
    await row()
      .set(await keepPicture(made, folder, id, dataDir))
      .execute()
    const read = () =>
      db.kysely.selectFrom('specimen').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const file = (url: string | null) => join(dataDir, 'media', (url ?? '').replace('/wk_mobile/media/', ''))
    return { db, dataDir, id, row, read, file }
  }

  test('is an archive of the same format whose absent tiles have no bytes', async () => {
    const { db, dataDir, id, read, file } = await school()
    expect(await withoutFocus(db)).toEqual([id])
    await makeFocus(db, dataDir, id, 'sample')
    expect(await withoutFocus(db)).toEqual([])
    const { focusUrl, focusEtag, packFocus, packUrl, packFull } = await read()
    expect(focusUrl).toMatch(/\/focus-[0-9a-f]{16}\/pack$/)
    expect(packFocus).toBeLessThan(packFull * 0.8)
    const [focus, full] = [readFileSync(file(focusUrl)), readFileSync(file(packUrl))]
    expect(focus.length).toBe(packFocus)
    const manifest = JSON.parse(
      readFileSync(file(focusUrl).replace(/pack$/, 'manifest.json'), 'utf8'),
    ) as PackManifest
    expect(manifest).toMatchObject({ bytes: packFocus, etag: focusEtag })
    expect(manifest.sha256[0]).toBe(
      createHash('sha256')
        .update(focus.subarray(0, 1 << 20))
        .digest('hex'),
    )
    const [own, all] = [focus, full].map((pack) => readIndex(new Uint8Array(pack).buffer))
    if (!own || !all) throw new Error('no index')
    // the tips of the marks lie in the top left corner
    const tile = (index: typeof own, pack: Buffer, x: number, y: number) => {
      const found = locate(index, 13, x, y)
      return found && pack.subarray(found.start, found.end).toString('hex')
    }
    expect(tile(own, focus, 0, 0)).toBe(tile(all, full, 0, 0))
    expect(tile(own, focus, 8, 5)).toBeNull()
    expect(tile(all, full, 8, 5)).not.toBeNull()
  })

  test('is made anew at another address when the marks have changed', async () => {
    const { db, dataDir, id, read, file } = await school()
    await makeFocus(db, dataDir, id, 'sample')
    const before = await read()
    await db.kysely
      .updateTable('mark')
      .set({ x: 4100, y: 2900, outline: '[]' })
      .where('specimenId', '=', id)
      .execute()
    await makeFocus(db, dataDir, id, 'sample')
    const after = await read()
    expect(after.focusUrl).not.toBe(before.focusUrl)
    expect([existsSync(file(before.focusUrl)), existsSync(file(after.focusUrl))]).toEqual([false, true])
    await db.kysely.deleteFrom('mark').where('specimenId', '=', id).execute()
    await makeFocus(db, dataDir, id, 'sample')
    expect(await read()).toMatchObject({ focusUrl: null, packFocus: after.packStudy })
    expect(existsSync(file(after.focusUrl))).toBe(false)
  })

  test('stands for the full one where the marks leave nothing out', async () => {
    const { db, dataDir, id, read } = await school(600, 400)
    await makeFocus(db, dataDir, id, 'sample')
    const { focusUrl, packFocus, packFull } = await read()
    expect([focusUrl, packFocus]).toEqual([null, packFull])
  })
})
