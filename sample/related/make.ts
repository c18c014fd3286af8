/** Makes what belongs to the sample specimens out of their own pictures: close-ups and films. */
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { mediaFolder } from '../../server/media/address.ts'
import type { Db } from '../../server/store/db.ts'
import { type SpecimenRow, tenant } from '../../server/store/schema.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { type Belonging, putRelated } from '../fill/related.ts'
import type { School } from '../fill/school.ts'
import { fillTeacherMarks } from '../fill/teacherMarks.ts'
import type { FlightSeed, SpecimenSeed } from '../school/types.ts'
import { captionsOf } from './captions.ts'
import { fieldOf, type Shown, shape, viewOf } from './closeUp.ts'
import { fieldsOf } from './field.ts'
import { durationOf, filmOver, filmSize } from './film.ts'

export interface MakingRelated {
  db: Db
  dataDir: string
  school: School
  /** tells how far it is */
  say(line: string): void
}

interface One extends MakingRelated {
  row: SpecimenRow
  seed: SpecimenSeed
  marks: Shown[]
  signal: AbortSignal
}

const base = '/wk_mobile/media/'
const pictureSize = { width: 800, height: 800 * shape }
/** px at full size */
const nearest = 560
const pictures = 3
/** Frames of a turntable group that are shown as pictures, as parts of a turn. */
const quarters = [0, 0.25, 0.5, 0.75]

/**
 * Where a file lies: the address holds its picture's hash and the way it was made, so what stands there never changes.
 * @param name with the number of how it is made, to be raised when that changes
 */
const placeOf = ({ row }: One, name: string) =>
  `related/${(row.tileUrl ?? '').replace(/^.*\/slide\/|\/$/g, '')}/${name}`

/** Written whole or not at all; what is there already is as good. */
async function keep({ dataDir }: One, place: string, make: () => Promise<Buffer>): Promise<void> {
  const file = join(mediaFolder(dataDir), place)
  if (existsSync(file)) return
  await mkdir(dirname(file), { recursive: true })
  const half = join(dirname(file), `.${process.pid}-${place.replaceAll('/', '-')}`)
  await writeFile(half, await make())
  await rename(half, file)
}

const termOf = (key: string) => key.replace(/-\d+$/, '')

/** The marks of which close-ups are cut: those that are named, else the first structures of different kinds. */
function shownIn({ seed, marks }: One): Shown[] {
  const named = seed.related?.pictures
  if (named) return named.flatMap((key) => marks.find((mark) => mark.key === key) ?? [])
  const kinds = new Set<string>()
  return marks
    .filter(({ key, outline }) => outline.length > 2 && !kinds.has(termOf(key)) && kinds.add(termOf(key)))
    .slice(0, pictures)
}

async function closeUps(one: One): Promise<Belonging[]> {
  const { row, dataDir } = one
  const read = fieldsOf(dataDir, row)
  const made: Belonging[] = []
  for (const mark of shownIn(one)) {
    const place = placeOf(one, `p1-${mark.key}.webp`)
    await keep(one, place, async () => {
      const field = fieldOf(viewOf(mark, row, nearest), row)
      return (await read(field, pictureSize)).webp({ quality: 78 }).toBuffer()
    })
    const name = { zh: `${mark.name}（局部）`, en: `${mark.nameEn}, close-up` }
    made.push({ key: mark.key, name, filePath: `${base}${place}`, ...pictureSize })
  }
  return made
}

/** A turntable group's own frames, a quarter of a turn apart. */
function views({ row }: One): Belonging[] {
  const level = Math.min(row.maxLevel, 10)
  const scale = 2 ** level / Math.max(row.width, row.height)
  return quarters.map((part) => ({
    key: `turn-${part * 360}`,
    name: { zh: `旋转 ${part * 360}°`, en: `Turned by ${part * 360}°` },
    filePath: `${row.tileUrl}${level}/${Math.round(part * row.pictureNum)}_0.webp`,
    width: Math.round(row.width * scale),
    height: Math.round(row.height * scale),
  }))
}

const captionsFile = (key: string, lang: Lang) => `f1-${key}.${lang}.vtt`

async function film(one: One, { key, name, marks: keys }: FlightSeed): Promise<Belonging[]> {
  const { row, marks, dataDir, signal } = one
  const shown = keys.flatMap((wanted) => marks.find((mark) => mark.key === wanted) ?? [])
  if (shown.length === 0) return []
  const [place, poster] = [placeOf(one, `f1-${key}.webm`), placeOf(one, `f1-${key}.webp`)]
  let made: ReturnType<typeof filmOver> | undefined
  const filmed = () => {
    made ??= filmOver(dataDir, row, shown, signal)
    return made
  }
  // the poster last: both are there when it is
  await keep(one, place, async () => (await filmed()).film)
  await keep(one, poster, async () => (await filmed()).poster)
  for (const lang of ['zh', 'en'] as const)
    await keep(one, placeOf(one, captionsFile(key, lang)), async () =>
      Buffer.from(captionsOf(shown, name, lang)),
    )
  const duration = durationOf(shown.length)
  return [{ key, name, filePath: `${base}${place}`, poster: `${base}${poster}`, duration, ...filmSize }]
}

async function makeOne(one: One): Promise<void> {
  const { row, seed, db, school } = one
  const stills = row.fileType === 2 ? views(one) : await closeUps(one)
  const films: Belonging[] = []
  for (const flight of seed.related?.videos ?? []) films.push(...(await film(one, flight)))
  const accounts = await db.kysely
    .selectFrom('account')
    .select(['id', 'loginName'])
    .where('tenant', '=', tenant)
    .execute()
  const ids = new Map(accounts.map(({ id, loginName }) => [loginName, id]))
  await db.kysely.transaction().execute(async (within) => {
    await putRelated(within, row.id, 'picture', stills)
    await putRelated(within, row.id, 'video', films)
    await fillTeacherMarks(within, { id: row.id, seed }, { teachers: school.teachers, accounts: ids })
  })
}

/** Of every specimen whose picture is there; safe to call at every start: files that are there stay. */
export async function makeRelated(making: MakingRelated, signal: AbortSignal): Promise<void> {
  const { db, school, say } = making
  const rows = await db.kysely
    .selectFrom('specimen')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('state', '=', 'ready')
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  // a film is encoded frame by frame, each on one core
  const limit = pLimit(availableParallelism())
  await limit.map(school.specimens, async (seed) => {
    const row = byKey.get(seed.key)
    if (!row || signal.aborted) return
    try {
      await makeOne({ ...making, row, seed, marks: await marksOf(db, row.id), signal })
    } catch (failure) {
      if (signal.aborted) return
      say(`Nothing beside ${seed.key}: ${failure instanceof Error ? failure.message : String(failure)}`)
    }
  })
}

async function marksOf({ kysely }: Db, specimenId: number): Promise<Shown[]> {
  const rows = await kysely
    .selectFrom('mark')
    .select(['key', 'name', 'nameEn', 'x', 'y', 'outline'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('layer', '=', 'preset')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, outline: JSON.parse(row.outline) }))
}
