/** Two people with the same form: the later save is refused, unless it says the same, and is told who saved before it. */
import { isDeepStrictEqual } from 'node:util'
import { inLang } from '../../src/rules/lang.ts'
import { isPermitted } from '../../src/rules/permissions.ts'
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { say } from '../http/texts.ts'
import { type Account, tenant } from '../store/schema.ts'
import type { RecordedChange } from '../system/audit.ts'
import { isInOwnAcademy } from './academies.ts'

type Asking = Pick<Context, 'db' | 'rows' | 'caller' | 'lang'>

type Thing = Pick<RecordedChange, 'thing' | 'thingId'>
type Editor = Pick<Account, 'id' | 'academyId' | 'fullName' | 'fullNameEn' | 'loginName'>

interface Form {
  /** the facts when it was opened; undefined: nothing is asked */
  base: object | undefined
  now: object
  /** as it wants them; the same once more, after a lost answer, is no conflict */
  after: object
}

/** As a page and the contract's checks hand it on. */
const tidied = (facts: unknown): unknown =>
  JSON.parse(JSON.stringify(facts), (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** So many of the last entries about a thing are looked through for whoever changed it. */
const mostEntries = 20

type Facts = Record<string, unknown>

const factsIn = (json: string): Facts => (json === '' ? {} : (JSON.parse(json) as Facts))

/** The account of the last one whose entry in the audit holds one of these facts. */
async function lastEditorOf(
  { db }: Asking,
  { thing, thingId }: Thing,
  names: readonly string[],
): Promise<Editor | undefined> {
  const entries = await db
    .selectFrom('audit as u')
    .innerJoin('account as a', (join) =>
      join.onRef('a.tenant', '=', 'u.tenant').onRef('a.id', '=', 'u.accountId'),
    )
    .select(['u.before', 'u.after', 'a.id', 'a.academyId', 'a.fullName', 'a.fullNameEn', 'a.loginName'])
    .where('u.tenant', '=', tenant)
    .where('u.thing', '=', thing)
    .where('u.thingId', '=', String(thingId))
    .orderBy('u.id', 'desc')
    .limit(mostEntries)
    .execute()
  return entries.find(({ before, after }) => {
    const facts = { ...factsIn(before), ...factsIn(after) }
    return names.some((name) => name in facts)
  })
}

/** Who changed these facts last, where the caller may see that person's name. */
async function nameLastEditor(context: Asking, thing: Thing, names: readonly string[]): Promise<string> {
  const { caller, lang } = context
  const editor = await lastEditorOf(context, thing, names)
  if (!editor) return say(lang, 'somebody')
  if (editor.id === caller.accountId) return say(lang, 'yourself')
  const roles = rolesOf(caller.roles)
  const mayKnow =
    isPermitted('audit.read', roles) ||
    (isPermitted('account.manage', roles, ['ownAcademy']) &&
      (await isInOwnAcademy(context, editor.academyId)))
  if (!mayKnow) return say(lang, 'somebody')
  return inLang(lang, editor.fullName, editor.fullNameEn) || editor.loginName
}

/** @throws Failure code 1 where somebody else changed the thing since its form was opened */
export async function mustBeAsOpened(
  context: Asking,
  thing: Thing,
  { base, now, after }: Form,
): Promise<void> {
  if (base === undefined) return
  const [opened, found] = [tidied(base) as Facts, tidied(now) as Facts]
  if (isDeepStrictEqual(opened, found) || isDeepStrictEqual(tidied(after), found)) return
  const changed = Object.keys(found).filter((name) => !isDeepStrictEqual(opened[name], found[name]))
  const key = thing.thing === 'question' ? 'questionChanged' : 'changedMeanwhile'
  throw refuse(key, [await nameLastEditor(context, thing, changed)], { field: 'base' })
}
