import { deleteMarks, insertMarks, updateMarks } from '../../server/library/rows/markRows.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Structure } from '../drawing/drawing.ts'
import type { Turned } from '../drawing/turntable/turntable.ts'
import type { SpecimenSeed, Term } from '../school/types.ts'
import { apartFrom, termOf } from './terms.ts'

/** The structures' keys: a term's first is called by the term, the others are numbered. */
export function markKeys(structures: readonly Pick<Structure, 'term'>[]): string[] {
  const seen = new Map<string, number>()
  return structures.map(({ term }) => {
    const n = (seen.get(term) ?? 0) + 1
    seen.set(term, n)
    return n === 1 ? term : `${term}-${n}`
  })
}

/** The marks of a specimen by their keys. */
export async function markIds(db: Executor, specimenId: number): Promise<Map<string, number>> {
  const marks = db.selectFrom('mark').select(['key', 'id']).where('tenant', '=', tenant)
  const rows = await marks.where('specimenId', '=', specimenId).execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/**
 * Puts a specimen's preset marks where its drawing has drawn them; those it no longer has go.
 * @param pxPerUm of the picture at full size
 */
export async function fillMarks(
  db: Executor,
  {
    id,
    seed,
    structures,
    pxPerUm,
  }: { id: number; seed: SpecimenSeed; structures: readonly (Structure | Turned)[]; pxPerUm: number },
  terms: Record<string, Term>,
): Promise<void> {
  const px = (um: number) => Math.round(um * pxPerUm * 10) / 10
  const keys = markKeys(structures)
  const known = await markIds(db, id)
  const gone = await db
    .selectFrom('mark')
    .select('id')
    .where('tenant', '=', tenant)
    .where('specimenId', '=', id)
    .where('layer', '=', 'preset')
    .where('key', 'not in', keys.length ? keys : [''])
    .execute()
  await deleteMarks(
    db,
    gone.map((mark) => mark.id),
  )
  for (const [position, structure] of structures.entries()) {
    const term = termOf(terms, structure.term, seed.key)
    const told = {
      name: term.zh,
      nameEn: term.en,
      nameLatin: term.la ?? '',
      aliases: JSON.stringify(term.aliases ?? []),
      apart: JSON.stringify(apartFrom(terms, structure.term)),
      desc: seed.marks[structure.term]?.zh ?? '',
      descEn: seed.marks[structure.term]?.en ?? '',
      ...('frames' in structure ? turnedPlace(structure) : flatPlace(structure, px)),
      position,
    }
    const key = keys[position] ?? structure.term
    const markId = known.get(key)
    if (markId === undefined) await insertMarks(db, [{ specimenId: id, key, layer: 'preset', ...told }])
    else await updateMarks(db, [markId], told)
  }
}

const flatPlace = ({ tip, outline, objective }: Structure, px: (um: number) => number) => ({
  x: px(tip[0]),
  y: px(tip[1]),
  outline: JSON.stringify(outline.map(([x, y]) => [px(x), px(y)])),
  objective,
  frames: '[]',
})

/** On a turntable a mark has a place in each frame that shows it; its own is that of the first. */
function turnedPlace({ term, frames }: Turned) {
  const first = frames.find((place) => place !== null)
  if (!first) throw new Error(`No frame shows ${term}.`)
  return { x: first[0], y: first[1], outline: '[]', objective: 0, frames: JSON.stringify(frames) }
}
