import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Subject } from '../../../contract/subjects.ts'
import { keptKey } from '../../../packs/entries.ts'
import { servedDepth } from '../../../packs/serving.ts'
import { entriesAtom, keptAtom } from '../../../packs/state.ts'
import type { ExamScope } from '../../../queries/practice/exam.ts'
import { everySubject } from '../../../rules/exam/everySubject.ts'

/** Something that an exam can be about. */
export interface ScopeChoice {
  scope: ExamScope
  name: string
  nameEn: string
  hint: string
}

export const scopeKey = ({ kind, id }: ExamScope) => `${kind}:${id}`

/** The subjects that have specimens, then the chapters that serve without network, the latest first. */
export function useScopes(subjects: readonly Subject[]): ScopeChoice[] {
  const { t } = useLingui()
  const states = useAtomValue(keptAtom)
  const entries = [...useAtomValue(entriesAtom).values()].sort((a, b) => b.at - a.at)
  const open = subjects.filter(({ enabled, specimenCount }) => enabled && specimenCount > 0)
  const chapters = entries.filter(
    (entry) =>
      entry.kind === 'chapter' &&
      entry.name !== '' &&
      servedDepth(states.get(keptKey(entry)), entry) !== undefined,
  )
  const amount = (count: number) => {
    const much = t`${plural(count, { one: '# 个标本', other: '# 个标本' })}`
    // among chapters it is said what it is
    return chapters.length > 0 ? t`学科 · ${much}` : much
  }
  const count = open.reduce((sum, { specimenCount }) => sum + specimenCount, 0)
  return [
    ...(open.length > 1
      ? [{ scope: { kind: 'all' as const, id: 0 }, ...everySubject, hint: amount(count) }]
      : []),
    ...open.map(({ id, name, nameEn, specimenCount: count }) => ({
      scope: { kind: 'subject' as const, id },
      name,
      nameEn,
      hint: amount(count),
    })),
    ...chapters.map(({ id, name, nameEn }) => ({
      scope: { kind: 'chapter' as const, id },
      name,
      nameEn,
      hint: t`章节 · 可离线`,
    })),
  ]
}
