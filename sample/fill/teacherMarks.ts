import { deleteMarks, insertMarks, updateMarks } from '../../server/library/rows/markRows.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { SpecimenSeed } from '../school/types.ts'
import { markIds } from './marks.ts'
import { creatorOf, type Owners } from './specimens.ts'

type Place = [x: number, y: number]

/** Whether a point lies in a polygon. */
function isInside([x, y]: Place, outline: Place[]): boolean {
  let inside = false
  for (const [at, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(at + outline.length - 1) % outline.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** A place in a structure that is as far from its own mark's tip as the outline allows. */
export function beside(tip: Place, outline: Place[]): Place {
  const centre: Place = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ]
  const far = (place: Place) => Math.hypot(place[0] - tip[0], place[1] - tip[1])
  const candidates = outline
    .map(([x, y]): Place => [x + (centre[0] - x) * 0.3, y + (centre[1] - y) * 0.3])
    .filter((place) => isInside(place, outline))
  const best = candidates.reduce((a, b) => (far(b) > far(a) ? b : a), tip)
  return [Math.round(best[0] * 10) / 10, Math.round(best[1] * 10) / 10]
}

/** Part of the picture's height that a turntable's teacher mark stands away from the structure's own. */
const away = 0.03

/**
 * Beside a structure that is turned: no outline is known there, but a step up or down towards the picture's middle the
 * surface goes round with it. At the body's edge, in the first and the last frame that show it, that may miss the body.
 */
export function besideTurned(frames: (Place | null)[], height: number): (Place | null)[] {
  const shown = frames.filter((place) => place !== null)
  const mean = shown.reduce((sum, [, y]) => sum + y, 0) / shown.length
  const step = (mean > height / 2 ? -away : away) * height
  return frames.map((place, at) => {
    const isAmid = frames.at(at - 1) && frames[(at + 1) % frames.length]
    return place && isAmid ? [place[0], Math.round((place[1] + step) * 10) / 10] : null
  })
}

/**
 * Puts a specimen's teacher marks into the structures that its preset marks outline; where its picture is not made yet
 * there are none. What teachers made in the app stays.
 */
export async function fillTeacherMarks(
  db: Executor,
  { id, seed }: { id: number; seed: SpecimenSeed },
  owners: Owners,
): Promise<void> {
  const seeds = seed.teacherMarks ?? []
  const keyOf = ({ at }: { at: string }) => `teacher/${at}`
  const known = await markIds(db, id)
  const kept = new Set(seeds.map(keyOf))
  const gone = [...known].filter(([key]) => key.startsWith('teacher/') && !kept.has(key))
  await deleteMarks(
    db,
    gone.map(([, markId]) => markId),
  )
  const presets = await db
    .selectFrom('mark')
    .select(['key', 'name', 'nameLatin', 'x', 'y', 'outline', 'objective', 'frames'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', id)
    .where('layer', '=', 'preset')
    .execute()
  const { height } = await db
    .selectFrom('specimen')
    .select('height')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const [at, mark] of seeds.entries()) {
    const preset = presets.find(({ key }) => key === mark.at)
    if (!preset) continue
    const frames = besideTurned(JSON.parse(preset.frames), height)
    const [x, y] =
      frames.find((place) => place !== null) ?? beside([preset.x, preset.y], JSON.parse(preset.outline))
    const told = {
      name: mark.name.zh,
      nameEn: mark.name.en,
      // named as the structure itself: then its Latin holds too
      nameLatin: mark.name.zh === preset.name ? preset.nameLatin : '',
      desc: mark.desc.zh,
      descEn: mark.desc.en,
      x,
      y,
      frames: JSON.stringify(frames),
      objective: preset.objective,
      position: 1000 + at,
      ...creatorOf(mark.by, owners, seed.key),
    }
    const key = keyOf(mark)
    const markId = known.get(key)
    if (markId === undefined)
      await insertMarks(db, [
        { specimenId: id, key, layer: mark.layer, aliases: '[]', outline: '[]', ...told },
      ])
    else await updateMarks(db, [markId], told)
  }
}
