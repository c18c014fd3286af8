/** Marks that somebody drew on a picture: nobody else sees them. */
import type { Args } from '../../src/contract/endpoint.ts'
import type { PersonalMark, personalMarkSave } from '../../src/contract/specimens.ts'
import { fontSizes, markDesc, markName, places, pointsOf } from '../../src/rules/marks/limits.ts'
import { withForms } from '../../src/rules/words/keyword.ts'
import { holds, type Sought } from '../../src/rules/words/specimenWords.ts'
import type { Context } from '../context.ts'
import { Failure } from '../http/failure.ts'
import type { TextKey } from '../http/texts.ts'
import type { Executor } from '../store/db.ts'
import { type PersonalMarkRow, tenant } from '../store/schema.ts'
import { updateMarks } from './rows/markRows.ts'
import { updateSpecimens } from './rows/specimenRows.ts'
import { oneSpecimen } from './specimen.ts'

type Given = Args<typeof personalMarkSave>

const wrong = (field: keyof Given, key: TextKey, ...values: number[]) =>
  new Failure(400, 400, key, { values, data: { field } })

/** @throws Failure 400 that says which field and why */
function check({ shape, points, frame, name, desc, fontSize }: Given, frames: number): void {
  const { least, most } = pointsOf[shape]
  if (points.length < least || points.length > most)
    throw least === most
      ? wrong('points', 'markPoints', least)
      : wrong('points', 'markPointsAtLeast', least, most)
  const outside = points.some(([x, y]) => Math.min(x, y) < places.least || Math.max(x, y) > places.most)
  if (outside) throw wrong('points', 'markOutside')
  if (frame < 0 || frame >= Math.max(frames, 1)) throw wrong('frame', 'markFrame', frames)
  if (name.length > markName.most) throw wrong('name', 'markName', markName.most)
  if (desc.length > markDesc.most) throw wrong('desc', 'markDesc', markDesc.most)
  if (fontSize < fontSizes.least || fontSize > fontSizes.most)
    throw wrong('fontSize', 'markFontSize', fontSizes.least, fontSizes.most)
}

const markOf = ({
  points,
  ...row
}: Omit<PersonalMarkRow, 'tenant' | 'accountId' | 'createdAt'>): PersonalMark => ({
  ...row,
  points: JSON.parse(points),
})

const columns = [
  'clientId',
  'specimenId',
  'shape',
  'points',
  'frame',
  'name',
  'desc',
  'color',
  'fontSize',
  'updatedAt',
] as const

/** In the order in which they were drawn. */
export async function personalMarksOf(specimenId: number, { db, caller }: Context): Promise<PersonalMark[]> {
  const rows = await db
    .selectFrom('personalMark')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('specimenId', '=', specimenId)
    .orderBy('createdAt')
    .orderBy('clientId')
    .execute()
  return rows.map(markOf)
}

/** The caller's own marks whose names hold one of these words; `names` folded. */
export async function ownMarksWith(words: Sought['words'], { db, caller }: Context) {
  const rows = await db
    .selectFrom('personalMark')
    .select(['clientId', 'specimenId', 'name'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .orderBy('createdAt')
    .orderBy('clientId')
    .execute()
  return rows
    .map((row) => ({ ...row, names: withForms([row.name]) }))
    .filter(({ names }) => words.some(holds(names)))
}

/** A mark of the caller's that is there is replaced. @throws Failure 400 */
export async function savePersonalMark(given: Given, context: Context): Promise<PersonalMark> {
  const { accountId } = context.caller
  const { pictureNum } = await oneSpecimen(context, given.specimenId)
  check(given, pictureNum)
  const told = { ...given, points: JSON.stringify(given.points), updatedAt: context.now }
  await context.db
    .insertInto('personalMark')
    .values({ tenant, accountId, createdAt: context.now, ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'clientId']).doUpdateSet(told))
    .execute()
  return { ...given, updatedAt: context.now }
}

/** Deletes a mark of the caller's. A mark that is not there is deleted already; another person's stays. */
export async function deletePersonalMark(clientId: string, { db, caller }: Context): Promise<void> {
  await db
    .deleteFrom('personalMark')
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('clientId', '=', clientId)
    .execute()
}

/** What somebody marked and chose as favourite in the library, and the name on specimens and marks of the school. */
export async function deleteOwnContent(db: Executor, accountId: number): Promise<void> {
  for (const table of ['personalMark', 'collectSpecimen', 'collectSubject'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
  const idsIn = async (table: 'specimen' | 'mark') => {
    const own = db.selectFrom(table).select('id').where('tenant', '=', tenant)
    return (await own.where('creator', '=', accountId).execute()).map(({ id }) => id)
  }
  const nameless = { creatorName: '' }
  await updateSpecimens(db, await idsIn('specimen'), nameless)
  await updateMarks(db, await idsIn('mark'), nameless)
}
