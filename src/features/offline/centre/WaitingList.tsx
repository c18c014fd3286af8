import { Plural, useLingui } from '@lingui/react/macro'
import { groupOf } from '../../../outbox/actions/index.ts'
import type { UnsentRow } from '../../../queries/session/unsent.ts'
import { groupBy } from '../../../rules/groupBy.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { heldBack } from '../heldBack.ts'
import { countByAction } from './actionNames.ts'
import { useRowNames } from './useRowNames.ts'

/** The rows of each group, the largest group first. */
const byGroup = (rows: readonly UnsentRow[]): [key: string, rows: UnsentRow[]][] =>
  [...groupBy(rows, (row) => groupOf(row).key)].sort((a, b) => b[1].length - a[1].length)

/** Changes that wait to be sent, by the place they belong to. @param rows all of the queue, in its order */
export function WaitingList({ rows: all }: { rows: readonly UnsentRow[] }) {
  const { t, i18n } = useLingui()
  const held = heldBack(all)
  const rows = all.filter(({ state }) => state === 'waiting')
  const names = useRowNames(rows)
  const subOf = (own: readonly UnsentRow[]) => {
    const what = countByAction(own).map(({ name, count }) => `${i18n._(name)} × ${count}`)
    return [...what, own.some((row) => held.has(row)) && t`等上面的处理后发送`].filter(Boolean).join(' · ')
  }
  if (rows.length === 0) return null
  return (
    <Section title={t`待发送`}>
      <Card flush as="ul">
        {byGroup(rows).map(([key, own]) => (
          <li key={key}>
            <Row
              title={own[0] && names.group(own[0])}
              sub={subOf(own)}
              trail={<Plural value={own.length} one="# 条" other="# 条" />}
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}
