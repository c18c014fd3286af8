import { Trans, useLingui } from '@lingui/react/macro'
import ChartColumn from 'lucide-react/icons/chart-column'
import Search from 'lucide-react/icons/search'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'

/** Links to pages that are opened now and then: the question bank and the statistics. */
export function BankRows() {
  const { t } = useLingui()
  return (
    <Section title={t`题库与统计`}>
      <Card flush>
        <RowLink
          to="/exercise/bank"
          lead={<Search aria-hidden="true" />}
          title={<Trans>题库</Trans>}
          sub={<Trans>按学科、题型、关键词查找</Trans>}
        />
        <RowLink
          to="/exercise/figures"
          lead={<ChartColumn aria-hidden="true" />}
          title={<Trans>学习统计</Trans>}
          sub={<Trans>首次答对、记忆、易混淆</Trans>}
        />
      </Card>
    </Section>
  )
}
