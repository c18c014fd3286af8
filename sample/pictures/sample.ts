/** Makes the pictures of the sample school that are not there yet. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFocus, withoutFocus } from '../../server/library/pictures/specimenFocus.ts'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { keepPicture, makingFolder, pictureIsThere } from '../../server/media/keep.ts'
import { lockPictures } from '../../server/media/lock.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { fillCovers } from '../fill/covers.ts'
import { fillMarks } from '../fill/marks.ts'
import { fillQuestions } from '../fill/questions.ts'
import type { School } from '../fill/school.ts'
import { inProcesses, type Run } from '../processes/pool.ts'
import type { SpecimenSeed } from '../school/types.ts'
import { canDraw, type Drawn, type Order } from './draw.ts'

export interface Making {
  db: Db
  dataDir: string
  school: School
  /** px; a smaller school for tests */
  longSide: number | undefined
  /** tells how far it is */
  say(line: string): void
}

interface Missing {
  id: number
  seed: SpecimenSeed
}

/** Safe to call at every start, in every process: what is there stays, what was cut off begins anew. */
export async function makePictures(making: Making, signal: AbortSignal): Promise<void> {
  const { db, dataDir, school, say } = making
  const missing = await missingPictures(making)
  const unfocused = await withoutFocus(db)
  if (missing.length === 0 && unfocused.length === 0) return
  const release = lockPictures(dataDir, 'sample')
  if (!release) return say('Another process makes the pictures.')
  try {
    await rm(makingFolder(dataDir, 'sample'), { recursive: true, force: true })
    for (const id of unfocused) await focusOn(making, id)
    const total = school.specimens.length
    let done = total - missing.length
    const script = new URL('drawingProcess.ts', import.meta.url)
    await inProcesses(script, missing, signal, async ({ id, seed }, draw: Run<Order, Drawn>) => {
      const begun = performance.now()
      try {
        const { width, height } = await makeOne(making, { id, seed }, draw)
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        say(`Picture ${++done} of ${total}: ${seed.key}, ${width} × ${height} px, ${seconds} s`)
      } catch (failure) {
        if (signal.aborted) return
        await setFailed(db, id)
        say(`No picture of ${seed.key}: ${failure instanceof Error ? failure.message : String(failure)}`)
      }
    })
    await rm(makingFolder(dataDir, 'sample'), { recursive: true, force: true })
  } finally {
    release()
  }
}

/** The first of each subject first, so that each has something to show soon. */
async function missingPictures({ db, dataDir, school }: Making): Promise<Missing[]> {
  const rows = await db.kysely
    .selectFrom('specimen')
    .select(['id', 'key', 'state', 'packUrl', 'packFull'])
    .where('tenant', '=', tenant)
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const missing: Missing[] = []
  for (const seed of school.specimens) {
    const row = byKey.get(seed.key)
    if (row && canDraw(seed.drawing) && !(await pictureIsThere(row, dataDir)))
      missing.push({ id: row.id, seed })
  }
  const isFirst = ({ seed }: Missing) => school.specimens.find((s) => s.subject === seed.subject) === seed
  return [...missing.filter(isFirst), ...missing.filter((item) => !isFirst(item))]
}

async function makeOne(
  { db, dataDir, school, longSide, say }: Making,
  { id, seed }: Missing,
  draw: Run<Order, Drawn>,
): Promise<Drawn> {
  const folder = join(makingFolder(dataDir, 'sample'), String(id))
  await mkdir(folder, { recursive: true })
  const diagram = seed.kind === 'pattern'
  const drawn = await draw({ drawing: seed.drawing, diagram, longSide, folder })
  const columns = await keepPicture(drawn, folder, id, dataDir)
  await db.kysely.transaction().execute(async (within) => {
    await updateSpecimens(within, [id], { ...columns, scale: drawn.scale, zoom: drawn.zoom })
    const { structures, pxPerUm } = drawn
    await fillMarks(within, { id, seed, structures, pxPerUm }, school.terms)
    await fillQuestions(within, school, seed.key)
    await fillCovers(within, school)
  })
  // of a turntable group there is none: all its frames are needed
  if (seed.fileType !== 2) await focusOn({ db, dataDir, say }, id)
  return drawn
}

/** Without it the picture is whole all the same: it is made at the next start. */
async function focusOn({ db, dataDir, say }: Pick<Making, 'db' | 'dataDir' | 'say'>, id: number) {
  try {
    await makeFocus(db, dataDir, id, 'sample')
  } catch (failure) {
    say(`No focus archive of specimen ${id}: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
}

const setFailed = ({ kysely }: Db, id: number) => updateSpecimens(kysely, [id], { state: 'failed' })
