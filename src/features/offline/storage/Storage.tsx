import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { keptBytesAtom } from '../../../packs/state.ts'
import { useFreeBytes } from '../../../parts/useKeeping.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { KeptList } from './KeptList.tsx'
import { MadeRoom } from './MadeRoom.tsx'
import { OpenedRow } from './OpenedRow.tsx'
import { ProtectionRow } from './ProtectionRow.tsx'

interface Props {
  /** bytes; null where the browser does not say */
  used: number | null
  /** the browser promised not to evict it */
  persisted: boolean
}

/** Storage of this device: the things kept on it, and whether the browser promised to keep them. */
export function Storage({ used, persisted }: Props) {
  const { t, i18n } = useLingui()
  const free = useFreeBytes()
  const kept = bytesText(useAtomValue(keptBytesAtom), i18n.locale)

  return (
    <>
      <MadeRoom />
      <KeptList />
      <Section title={t`本机存储`}>
        <Card flush as="ul">
          <li>
            <Row
              title={t`已用空间`}
              sub={t`浏览器的估计，其中离线内容 ${kept}`}
              trail={used === null ? t`未知` : bytesText(used, i18n.locale)}
            />
          </li>
          <li>
            <Row
              title={t`可用空间`}
              sub={t`浏览器的估计`}
              trail={free === null ? t`未知` : bytesText(free, i18n.locale)}
            />
          </li>
          <li>
            <OpenedRow />
          </li>
          <li>
            <ProtectionRow persisted={persisted} />
          </li>
        </Card>
      </Section>
    </>
  )
}
