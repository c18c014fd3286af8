import { Plural, useLingui } from '@lingui/react/macro'
import type { UnsentRow } from '../../../queries/unsent.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { actionName, countByAction } from './actionNames.ts'
import { placeOf, useLaneNames } from './useLaneNames.ts'

function byLane(rows: readonly UnsentRow[]): [lane: string, rows: UnsentRow[]][] {
  const lanes = new Map<string, UnsentRow[]>()
  for (const row of rows) {
    const lane = placeOf(row.lane)
    const own = lanes.get(lane)
    if (own) own.push(row)
    else lanes.set(lane, [row])
  }
  return [...lanes].sort((a, b) => b[1].length - a[1].length)
}

interface Props {
  rows: readonly UnsentRow[]
  /** where order is kept, what came later waits until the person has decided on these */
  parked: readonly UnsentRow[]
}

/** What waits to be sent, by the place it belongs to. */
export function WaitingList({ rows, parked }: Props) {
  const { t, i18n } = useLingui()
  const lanes = byLane(rows)
  const names = useLaneNames(rows)
  /** the first row of each lane that needs the person */
  const ends = new Map(parked.toReversed().map(({ lane, seq }) => [lane, seq]))
  const subOf = (own: readonly UnsentRow[]) => {
    const what = countByAction(own).map(([call, count]) => `${i18n._(actionName(call))} × ${count}`)
    const isBehind = own.some(({ lane, seq }) => (ends.get(lane) ?? seq) < seq)
    return [...what, isBehind && t`等上面的处理后发送`].filter(Boolean).join(' · ')
  }
  if (rows.length === 0) return null
  return (
    <Section title={t`待发送`}>
      <Card flush as="ul">
        {lanes.map(([lane, own]) => (
          <li key={lane}>
            <Row
              title={names.lane(lane)}
              sub={subOf(own)}
              trail={<Plural value={own.length} one="# 条" other="# 条" />}
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}
