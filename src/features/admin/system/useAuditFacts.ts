import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { AuditEntry } from '../../../contract/admin/adminSystem.ts'
import { flatFacts } from '../../../contract/admin/auditFacts.ts'
import { langAtom } from '../../../device/language.ts'
import { betweenNames } from '../../../rules/lang.ts'
import { roleOrder } from '../../../rules/roles.ts'
import { useRoleNames } from '../parts/useRoleNames.ts'
import { useAuditFields } from './useAuditWords.ts'

/** A fact of an entry as people read it. */
export interface ToldFact {
  name: string
  label: string
  text: string
  /** The time (ms UTC) where the fact is a moment; null otherwise. */
  at: number | null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const isEmpty = (value: unknown): boolean => ['', 'null', '[]', '{}'].includes(textOf(value))

/** The facts that say something: those that differ from the other side of a change; without one those that are not empty. */
function tellingFacts(json: string, beside: string): [string, unknown][] {
  const other = flatFacts(beside)
  return Object.entries(flatFacts(json)).filter(([name, value]) =>
    beside === '' ? !isEmpty(value) : textOf(value) !== textOf(other[name] ?? ''),
  )
}

/** Facts that are yes or no, and are stored as 1 and 0. */
const flags = new Set([
  'enabled',
  'published',
  'disabled',
  'isLate',
  'isUnproved',
  'given',
  'allowLate',
  'together',
  'shuffleQuestions',
  'shuffleOptions',
  'requiresDesktop',
])

/** Name of the thing that an entry is about; empty: there is one alone, which the action names. */
export const thingOf = ({ thing, thingId, names }: AuditEntry): string =>
  names.thing || (thing === 'setting' ? '' : thingId)

/** The facts of one side of an entry, with names in the place of ids. */
export function useAuditFacts(): (entry: AuditEntry, side: 'before' | 'after') => ToldFact[] {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  const fields = useAuditFields()
  const roleNames: Record<string, string> = useRoleNames()
  const wordsOf = (name: string, value: unknown): string => {
    if (isEmpty(value)) return '—'
    if (typeof value === 'boolean' || flags.has(name)) return value ? t`是` : t`否`
    if (!Array.isArray(value)) return textOf(value)
    const isRoles = value.every((one) => (roleOrder as readonly unknown[]).includes(one))
    return value
      .map((one) => (isRoles ? (roleNames[String(one)] ?? textOf(one)) : textOf(one)))
      .join(betweenNames(lang))
  }
  return ({ before, after, names }, side) =>
    tellingFacts(side === 'before' ? before : after, side === 'before' ? after : before).map(
      ([name, value]) => ({
        name,
        label: fields[name] ?? name,
        text: names[side][name] ?? wordsOf(name, value),
        at: name.endsWith('At') && typeof value === 'number' ? value : null,
      }),
    )
}
