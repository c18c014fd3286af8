import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LibraryLicence, licencesPath } from '../../../rules/licences.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row, RowButton, RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import css from './Account.module.css'
import { useNews } from './useNews.ts'

/** The build that this page runs, as the build wrote it into the page (scripts/releaseFiles.ts). */
const readVersion = () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? ''

async function fetchLicences(): Promise<LibraryLicence[]> {
  return (await fetch(licencesPath)).json()
}

/** The app itself. */
export function About() {
  const { t } = useLingui()
  const version = readVersion()
  const [open, setOpen] = useState<'news' | 'licences' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={t`关于`}>
      <Card flush>
        {version && <Row title={t`版本`} trail={<span className={css.value}>{version}</span>} />}
        <RowButton title={t`新功能`} chevron onClick={() => setOpen('news')} />
        <RowButton title={t`开源软件与许可`} chevron onClick={() => setOpen('licences')} />
        <RowLink to="/account/agreement" title={t`用户协议`} />
        <RowLink to="/account/privacy" title={t`隐私政策`} />
      </Card>
      <Sheet open={open === 'news'} onClose={close} title={t`新功能`} reads>
        <News />
      </Sheet>
      <Sheet open={open === 'licences'} onClose={close} title={t`开源软件与许可`} reads>
        <Licences />
      </Sheet>
    </Section>
  )
}

function News() {
  return (
    <div className={css.groups}>
      {useNews().map(({ area, items }) => (
        <section key={area}>
          <h3 className={css.head}>{area}</h3>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Licences() {
  const { t } = useLingui()
  const { data, isError } = useQuery({ queryKey: ['licences'], queryFn: fetchLicences, retry: false })
  if (isError) return <p className={css.lead}>{t`没有网络，联网后再试。`}</p>
  if (!data) return <SkeletonRows label={t`正在载入`} />
  return (
    <>
      <p className={css.lead}>{t`本应用使用了以下软件，感谢它们的作者。`}</p>
      {data.map(({ name, version, licence }) => (
        <Row
          key={`${name} ${version}`}
          title={name}
          sub={version}
          trail={<span className={css.value}>{licence}</span>}
        />
      ))}
    </>
  )
}
