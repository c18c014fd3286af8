import { found } from '../../exchange/newSchool/fillSubjects.ts'
import type { Bilingual } from '../../exchange/newSchool/types.ts'
import type { RelatedTable } from '../../server/library/tables.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { SpecimenSeed } from '../school/types.ts'

type Kind = RelatedTable['kind']

/** A thing that belongs to a specimen. */
export interface Belonging {
  /** unique among the specimen's things of its kind */
  key: string
  name: Bilingual
  relatedId?: number
  filePath?: string
  poster?: string
  /** ms */
  duration?: number
  /** px */
  width?: number
  height?: number
}

const places: Record<Kind, number> = { video: 0, picture: 100, specimen: 200 }

/** A specimen's things of one kind, in their order; those of before that are no longer named go. */
export async function putRelated(
  db: Executor,
  specimenId: number,
  kind: Kind,
  things: Belonging[],
): Promise<void> {
  const keys = things.map(({ key }) => `${kind}/${key}`)
  await db
    .deleteFrom('related')
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('kind', '=', kind)
    .where('key', 'not in', [...keys, ''])
    .execute()
  for (const [at, { key, name, ...thing }] of things.entries()) {
    const told = {
      name: name.zh,
      nameEn: name.en,
      relatedId: thing.relatedId ?? null,
      filePath: thing.filePath ?? '',
      poster: thing.poster ?? '',
      duration: thing.duration ?? 0,
      width: thing.width ?? 0,
      height: thing.height ?? 0,
      position: places[kind] + at,
    }
    await db
      .insertInto('related')
      .values({ tenant, specimenId, kind, key: `${kind}/${key}`, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'specimenId', 'key']).doUpdateSet(told))
      .execute()
  }
}

/** Which specimens of this school to look at beside each; pictures and films are made once the picture is. @param ids by key */
export async function fillRelatedSpecimens(
  db: Executor,
  seeds: SpecimenSeed[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { key, related } of seeds)
    await putRelated(
      db,
      found(ids, key, key),
      'specimen',
      (related?.specimens ?? []).flatMap((other) => {
        const relatedId = ids.get(other)
        const name = seeds.find((one) => one.key === other)?.name
        return relatedId !== undefined && name ? [{ key: other, name, relatedId }] : []
      }),
    )
}
