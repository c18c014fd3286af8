import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { versionPath } from '../../../contract/system.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row, RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './Account.module.css'

async function fetchVersion(): Promise<string> {
  const answer: unknown = await (await fetch(versionPath)).json()
  const isNamed = typeof answer === 'object' && answer !== null && 'version' in answer
  return isNamed ? String(answer.version) : ''
}

/** The app itself. */
export function About() {
  const { t } = useLingui()
  const version = useQuery({ queryKey: ['version'], queryFn: fetchVersion, retry: false }).data
  return (
    <Section title={t`关于`}>
      <Card flush>
        {version && <Row title={t`版本`} trail={<span className={css.value}>{version}</span>} />}
        <RowLink to="/account/agreement" title={t`用户协议`} />
        <RowLink to="/account/privacy" title={t`隐私政策`} />
      </Card>
    </Section>
  )
}
